import { fileURLToPath } from 'node:url';
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
  resolve: {
    alias: [
      // The router's stand-in for Reacts that do not have it: ours does.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Its own workers are texts, which the policy of the page does not run.
      {
        find: /^fflate$/u,
        replacement: fileURLToPath(new URL('src/platform/zip-without-worker.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        counter: 'src/entry-counter.tsx',
        rider: 'src/entry-rider.ts',
        signUp: 'src/entry-sign-up.tsx',
      },
    },
  },
});
