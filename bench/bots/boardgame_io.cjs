// Measures boardgame.io's MCTSBot once and prints the figures as one line of JSON:
// boardgame_io.cjs FOLDER NAME SECONDS, where FOLDER has it installed.
// A simulation is one walk down the tree and one random game from where it ends.
const path = require('node:path');
const { createRequire } = require('node:module');

const [folder, name, seconds] = process.argv.slice(2);
const peer = createRequire(path.resolve(folder, 'any.js'));
const { MCTSBot } = peer('boardgame.io/ai');
const { InitializeGame } = peer('boardgame.io/internal');

const WALKS = 20;
const WARM_UP = 0.2; // of the time that is measured; slices as in bench/clock.py
const SLICES = 10;

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6],
  [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, at) {
      G.cells[at] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const won = ([a, b, c]) => G.cells[a] && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: (G) =>
      G.cells.flatMap((cell, at) => (cell === null ? [{ move: 'place', args: [at] }] : [])),
  },
};

// One round of a game like Kingdoms with nothing hidden: five rows of six squares, castles of four
// ranks, tiles in a fixed order; a line pays its tiles times the ranks of a seat's castles.
const [ROWS, COLUMNS] = [5, 6];
const TILES = [4, -2, 6, 1, -5, 3, 2, -1, 5, -4, 1, 6, -3, 2, 4, -6, 3, 5, -1, 2, 4, 1];
const squares = [...Array(ROWS * COLUMNS).keys()];
const lines = [
  ...[...Array(ROWS).keys()].map((row) => squares.filter((at) => Math.floor(at / COLUMNS) === row)),
  ...[...Array(COLUMNS).keys()].map((column) => squares.filter((at) => at % COLUMNS === column)),
];

function money(cells, seat) {
  return lines
    .map((line) => {
      const held = line.map((at) => cells[at]).filter((cell) => cell !== null);
      const tiles = held.filter((cell) => cell.tile !== undefined);
      const castles = held.filter((cell) => cell.seat === seat);
      const sum = (all, key) => all.reduce((total, cell) => total + cell[key], 0);
      return sum(tiles, 'tile') * sum(castles, 'rank');
    })
    .reduce((total, part) => total + part, 0);
}

const castles = {
  setup: () => ({
    cells: Array(ROWS * COLUMNS).fill(null),
    drawn: 0,
    castles: { 0: [3, 3, 2, 1], 1: [3, 3, 2, 1] },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    castle({ G, playerID }, at, rank) {
      G.cells[at] = { seat: playerID, rank: rank + 1 };
      G.castles[playerID][rank] -= 1;
    },
    tile({ G }, at) {
      G.cells[at] = { tile: TILES[G.drawn] };
      G.drawn += 1;
    },
  },
  endIf({ G }) {
    if (G.cells.includes(null)) return undefined;
    const [one, other] = ['0', '1'].map((seat) => money(G.cells, seat));
    return one === other ? { draw: true } : { winner: one > other ? '0' : '1' };
  },
  ai: {
    enumerate(G, ctx) {
      const free = squares.filter((at) => G.cells[at] === null);
      const left = G.castles[ctx.currentPlayer];
      const ranks = [0, 1, 2, 3].filter((rank) => left[rank] > 0);
      return free.flatMap((at) => [
        ...(G.drawn < TILES.length ? [{ move: 'tile', args: [at] }] : []),
        ...ranks.map((rank) => ({ move: 'castle', args: [at, rank] })),
      ]);
    },
  },
};

const game = { 'tic-tac-toe': ticTacToe, 'castles 5x6': castles }[name];
const bot = new MCTSBot({
  game,
  enumerate: game.ai.enumerate,
  iterations: WALKS,
  playoutDepth: 100,
  seed: '7',
});
const state = InitializeGame({ game, numPlayers: 2 });

async function rate(time) {
  let work = 0;
  const start = process.cpuUsage();
  for (;;) {
    await bot.play(state, '0');
    work += WALKS;
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1e6;
    if (spent >= time) return work / spent;
  }
}

async function main() {
  await rate(seconds * WARM_UP);
  const rates = [];
  for (let slice = 0; slice < SLICES; slice++) rates.push(await rate(seconds / SLICES));
  const { version } = peer('boardgame.io/package.json');
  console.log(JSON.stringify({ version, figures: { simulations: Math.max(...rates) } }));
}

main();
