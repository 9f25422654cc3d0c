import { emMediaQueries } from '@comanda/ui/em-media-queries.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { workerBuild } from './worker-build.ts';

/**
 * The browser's files with their manifest. The server writes the page
 * (apps/server/src/counter/counter-page.ts) and serves the files.
 */
export default defineConfig({
  plugins: [react(), emMediaQueries(), workerBuild()],
  // Beside the storefront's /assets, on the same host.
  base: '/mostrador/',
  publicDir: false,
  // The router's stand-in for Reacts that do not have it: ours does.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { counter: 'src/entry-counter.tsx', rider: 'src/entry-rider.ts' } },
  },
});
