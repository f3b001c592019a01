// Plays what is new to eyes and ears, one piece after the other; never holds up the table itself.
import { tick } from 'svelte';
import type { Sound } from '../sounds';
import { play } from '../sounds';
import { preferences } from '../preferences.svelte';
import type { Table } from '../table.svelte';
import type { Fact } from '../wire.gen';
import { fly, placed } from './flight';

const APART = 260; // milliseconds between two pieces
const LONGEST = 900; // what is further behind than this is not played any more

export class Theatre {
  #free = 0; // when the next piece may start

  constructor(
    readonly table: Table,
    readonly root: ParentNode,
  ) {}

  async perform(news: readonly Fact[]): Promise<void> {
    await tick();
    const heard = new Set<Sound>();
    for (const { event } of news) {
      const delay = this.#fly(event);
      const sound = this.table.game?.soundOf(event);
      const isLater = sound === 'score' || sound === 'end' ? this.table.stage !== null : false;
      if (!sound || heard.has(sound) || isLater || !preferences.sounds) continue;
      heard.add(sound);
      setTimeout(() => play(sound), delay);
    }
  }

  /** How long until the piece sets out; 0 when nothing flies. */
  #fly(event: Fact['event']): number {
    const flight = this.table.game?.flightOf(event, this.table.seat, this.table.facts);
    if (!flight || preferences.motion === 'less' || document.hidden) return 0;
    const to = placed(this.root, [flight.to]);
    const from = placed(this.root, flight.from);
    const now = performance.now();
    const delay = Math.max(0, this.#free - now);
    if (!(to instanceof SVGGraphicsElement) || !from || delay > LONGEST) return 0;
    fly(to, [from, ...(flight.via ?? []).flatMap((name) => placed(this.root, [name]) ?? [])], delay);
    this.#free = now + delay + APART;
    return delay;
  }
}
