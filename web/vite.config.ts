// Builds the client into dist/; while developing, the API is that of a local `crownlands serve`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const GROUPS = [
  {
    name: 'shared',
    test: /node_modules|src.(api|arms|bots|i18n|illustrated|keep|preferences|problem|route|sounds)\b|src.table.(flight|reveal)\b/,
  },
  { name: 'pieces', test: /src.kingdoms.(Castle|Cover|Defs|describe|pieces|scenes|Tile)\b/ },
];

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What always comes together, in one file: it packs better than a dozen small ones.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8420', ws: true } },
  },
});
