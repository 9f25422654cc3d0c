import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Adds the worker of the rider's page to the build, as one file of its own: it imports nothing, so
 * that it shares no chunk with the pages and runs as a classic script. The server writes the files
 * of the build before it (apps/server/src/counter/rider-worker.ts).
 */
export const riderWorkerBuild = (): Plugin => ({
  name: 'comanda-rider-worker-build',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'rider-worker.js', source: await bundleWorker() });
  },
});

async function bundleWorker(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'src/entry-rider-worker.ts') },
    },
  });
  const first = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (first?.type !== 'chunk') throw new Error('the worker of the rider’s page was not built');
  return first.code;
}
