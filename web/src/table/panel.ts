// What a panel beside the board is given that tells of moves.
import type { Game } from '../game';
import type { Table } from '../table.svelte';

export interface PanelProps {
  table: Table;
  game: Game;
  onlight: (places: readonly string[]) => void; // on the board
  onseek: (ply: number) => void; // the table as it was then, in sight
}
