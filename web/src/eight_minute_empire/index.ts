// Eight-Minute Empire for the browser: all that the shell of the table asks of a game.
import type { Game } from '../game';
import { t } from '../i18n.svelte';
import type { EmpireEvent, EmpireMove, EmpireView } from '../wire.gen';
import Board from './Board.svelte';
import { EmpireChoice } from './choice.svelte';
import Defs from './Defs.svelte';
import Hand from './Hand.svelte';
import { scoreParts, tieNote } from './ranking';
import { scoringOf } from './scoring';
import SeatDetails from './SeatDetails.svelte';
import Shelf from './Shelf.svelte';
import { flightOf, placesOf, seatOf, soundOf } from './story';
import Twin from './Twin.svelte';
import { moveText, statusText, word } from './words';

// What the row of cards and a map as high as the screen allows leave over.
const CARDS = 'clamp(58px, (100dvh - 234px) / 6 - 6px, 96px) * 1.76 + 4px';
const MAP = '(100dvh - 142px - var(--below)) * 1208 / 872';
const BESIDE = `clamp(312px, min(100vw, 1720px) - 40px - (${CARDS}) - ${MAP}, 420px)`;

export const empire: Game<EmpireView, EmpireMove, EmpireEvent, EmpireChoice> = {
  Defs,
  Board,
  Shelf,
  Hand,
  isHandBelow: true,
  beside: BESIDE,
  SeatDetails,
  loadTwin: async () => Twin, // boards that nobody has drawn show it at once
  choose: (table) => new EmpireChoice(table),
  moveText,
  status: statusText,
  scoreName: () => word('points'),
  scoreParts,
  placeNote: tieNote,
  keysHelp: () => t('web-eme-keys'),
  isWeighty: (move) => move.type === 'bid', // soon it cannot be undone, and nothing shows what it does
  seatOf,
  placesOf,
  opensChapter: (event) => event.type === 'card-taken' || event.type === 'game-started',
  soundOf,
  flightOf,
  endsScoring: (event) => event.type === 'game-scored',
  scoringOf,
};
