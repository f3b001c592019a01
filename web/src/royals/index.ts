// Royals for the browser: all that the shell of the table asks of a game.
import type { Game } from '../game';
import { t } from '../i18n.svelte';
import type { RoyalsEvent, RoyalsMove, RoyalsView } from '../wire.gen';
import Board from './Board.svelte';
import { RoyalsChoice } from './choice.svelte';
import Defs from './Defs.svelte';
import Hand from './Hand.svelte';
import { isScoreOpen, placeNote } from './ranking';
import { endsScoring, scoringOf } from './scoring';
import SeatDetails from './SeatDetails.svelte';
import { flightOf, isMove, opensChapter, placesOf, seatOf, soundOf } from './story';
import { moveText, statusText, word } from './words';

export const royals: Game<RoyalsView, RoyalsMove, RoyalsEvent, RoyalsChoice> = {
  Defs,
  Board,
  Hand,
  isHandBelow: true,
  SeatDetails,
  loadTwin: async () => (await import('./Twin.svelte')).default,
  choose: (table) => new RoyalsChoice(table),
  moveText,
  status: statusText,
  scoreName: () => word('points'),
  isScoreOpen,
  placeNote,
  keysHelp: () => t('web-royals-keys'),
  seatOf,
  placesOf,
  opensChapter,
  isMove,
  soundOf,
  flightOf,
  endsScoring,
  scoringOf,
};
