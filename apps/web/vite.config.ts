import { emMediaQueries } from '@comanda/ui/em-media-queries.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './dev-pages.ts';
import { sharedChunks } from './shared-chunks.ts';
import { workerBuild } from './worker-build.ts';

const client = {
  first: 'src/entry-first.ts',
  app: 'src/entry-app.tsx',
  starter: 'src/entry-starter.ts',
};

/**
 * Two builds: the browser's files with their manifest, then (`--ssr`) the one module that the
 * server renders pages with.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), emMediaQueries(), devPages(), workerBuild()],
  base: '/',
  publicDir: false,
  // The router's stand-in for Reacts that do not have it: ours does.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The server keeps this module's text in memory for as long as it runs.
    minify: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input: client, output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } } },
  },
  ssr: { noExternal: true },
}));
