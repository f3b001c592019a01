// Remembers the table that one has just left, so that the rules can lead back to it.

const TABLE = /^#\/(table|watch)\//;

class Lately {
  table = $state<string | null>(null); // the part of the address after the #

  constructor() {
    addEventListener('hashchange', ({ oldURL }) => {
      const { hash } = new URL(oldURL);
      if (TABLE.test(hash)) this.table = hash;
      if (/^#?\/?$/.test(location.hash)) this.table = null;
    });
  }
}

export const lately = new Lately();
