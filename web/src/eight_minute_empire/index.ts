// Eight-Minute Empire for the browser: all that the shell of the table asks of a game.
import type { Game } from '../game';
import { t } from '../i18n.svelte';
import type { EmpireEvent, EmpireMove, EmpireView } from '../wire.gen';
import Board from './Board.svelte';
import { EmpireChoice } from './choice.svelte';
import Defs from './Defs.svelte';
import Hand from './Hand.svelte';
import { tieNote } from './ranking';
import { scoringOf } from './scoring';
import SeatDetails from './SeatDetails.svelte';
import Shelf from './Shelf.svelte';
import { flightOf, placesOf, seatOf, soundOf } from './story';
import Twin from './Twin.svelte';
import { moveText, statusText, word } from './words';

export const empire: Game<EmpireView, EmpireMove, EmpireEvent, EmpireChoice> = {
  Defs,
  Board,
  Shelf,
  Hand,
  isHandBelow: true,
  SeatDetails,
  loadTwin: async () => Twin, // boards that nobody has drawn show it at once
  choose: (table) => new EmpireChoice(table),
  moveText,
  status: statusText,
  scoreName: () => word('points'),
  placeNote: tieNote,
  keysHelp: () => t('web-eme-keys'),
  seatOf,
  placesOf,
  opensChapter: (event) => event.type === 'card-taken' || event.type === 'game-started',
  soundOf,
  flightOf,
  endsScoring: (event) => event.type === 'game-scored',
  scoringOf,
};
