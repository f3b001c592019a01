// Reads a small text file that a person has chosen.
import { Refusal } from '../api';

export interface TextFile {
  name: string;
  text: string;
}

/** `most` is in bytes. Fails with a Refusal that tells what is wrong with the file. */
export async function readText(file: File, most: number): Promise<TextFile> {
  if (file.size > most) throw new Refusal('too-large', null);
  const text = await file.text().catch(() => {
    throw new Refusal('unreadable-file', null);
  });
  if (!text.trim()) throw new Refusal('empty-file', null);
  return { name: file.name, text };
}
