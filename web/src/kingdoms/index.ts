// Kingdoms for the browser: all that the shell of the table asks of a game.
import type { Game } from '../game';
import { t } from '../i18n.svelte';
import type { KingdomsEvent, KingdomsMove, KingdomsView } from '../wire.gen';
import Board from './Board.svelte';
import { KingdomsChoice } from './choice.svelte';
import Defs from './Defs.svelte';
import { moveText, statusText } from './describe';
import Hand from './Hand.svelte';
import { scoringOf } from './scoring';
import SeatDetails from './SeatDetails.svelte';
import { flightOf, placesOf, seatOf, soundOf } from './story';

export const kingdoms: Game<KingdomsView, KingdomsMove, KingdomsEvent, KingdomsChoice> = {
  Defs,
  Board,
  Hand,
  SeatDetails,
  loadTwin: async () => (await import('./Twin.svelte')).default,
  choose: (table) => new KingdomsChoice(table),
  moveText,
  status: statusText,
  scoreName: () => t('web-money'),
  keysHelp: () => t('web-keys'),
  seatOf,
  placesOf,
  opensChapter: (event) => event.type === 'round-started',
  isMove: ({ type }) => type === 'passed' || type.endsWith('-placed'),
  soundOf,
  flightOf,
  endsScoring: (event) => event.type === 'round-ended',
  scoringOf,
};
