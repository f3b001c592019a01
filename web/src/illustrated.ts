// Where each game's own pictures are: the cover for the first page, and those of its rules.
import type { Component } from 'svelte';

/** The rules of a game: their chapters in order, and what is drawn below some of them. */
export interface IllustratedRules {
  chapters: readonly string[];
  pictures: Readonly<Record<string, Component>>;
  Defs?: Component; // what the pictures refer to, where no other page needs it
  messages: Record<string, string>; // addresses of the words of the pictures, by path
}

const COVERS: Record<string, () => Promise<{ default: Component }>> = {
  kingdoms: () => import('./kingdoms/Cover.svelte'),
  eight_minute_empire: () => import('./eight_minute_empire/Cover.svelte'),
  royals: () => import('./royals/Cover.svelte'),
  el_grande: () => import('./el_grande/Cover.svelte'),
};

const RULES: Record<string, () => Promise<{ rules: IllustratedRules }>> = {
  kingdoms: () => import('./kingdoms/rules'),
  eight_minute_empire: () => import('./eight_minute_empire/rules'),
  royals: () => import('./royals/rules'),
  el_grande: () => import('./el_grande/rules'),
};

/** Null for a game that this client does not know. */
export async function loadCover(game: string): Promise<Component | null> {
  return Object.hasOwn(COVERS, game) ? (await COVERS[game]!()).default : null;
}

export async function loadRules(game: string): Promise<IllustratedRules | null> {
  return Object.hasOwn(RULES, game) ? (await RULES[game]!()).rules : null;
}
