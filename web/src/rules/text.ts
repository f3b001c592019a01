// The plain text of a chapter, cut into paragraphs and lists.

export interface Block {
  isList: boolean;
  lines: string[];
}

/** Blocks are parted by empty lines; one that begins with a hyphen is a list. */
export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).map((block) => {
    const isList = block.startsWith('- ');
    return { isList, lines: isList ? block.slice(2).split('\n- ') : [block] };
  });
}

/** The name that a line of a list begins with, up to its colon, and the rest. */
export function headed(line: string): [string, string] {
  const at = line.indexOf(': ');
  return at > 0 && at < LONGEST_HEAD ? [line.slice(0, at + 1), line.slice(at + 1)] : ['', line];
}

const LONGEST_HEAD = 48;
