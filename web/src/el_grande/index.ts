// El Grande for the browser: all that the shell of the table asks of a game.
import type { Game } from '../game';
import { t } from '../i18n.svelte';
import type { GrandeEvent, GrandeMove, GrandeView } from '../wire.gen';
import Board from './Board.svelte';
import { GrandeChoice } from './choice.svelte';
import Defs from './Defs.svelte';
import Hand from './Hand.svelte';
import { placeNote } from './ranking';
import { endsScoring, scoringOf } from './scoring';
import SeatDetails from './SeatDetails.svelte';
import { flightOf, isMove, opensChapter, placesOf, seatOf, soundOf } from './story';
import { moveText, statusText, word } from './words';

export const grande: Game<GrandeView, GrandeMove, GrandeEvent, GrandeChoice> = {
  Defs,
  Board,
  Hand,
  isHandBelow: true,
  besideWords: 'clamp(340px, 36vw, 540px)',
  SeatDetails,
  loadTwin: async () => (await import('./Twin.svelte')).default,
  choose: (table) => new GrandeChoice(table),
  moveText,
  status: statusText,
  scoreName: () => word('points'),
  placeNote,
  keysHelp: () => t('web-grande-keys'),
  seatOf,
  placesOf,
  opensChapter,
  isMove,
  soundOf,
  flightOf,
  endsScoring,
  scoringOf,
};
