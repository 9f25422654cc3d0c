import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The files of the workers in the build, and their entries. */
const workers = {
  'counter-worker.js': 'src/entry-counter-worker.ts',
  'rider-worker.js': 'src/entry-rider-worker.ts',
} as const;

/**
 * Adds the workers of the counter and of the rider's page to the build, each as one file of its
 * own: it imports nothing, so that it shares no chunk with the pages and runs as a classic script.
 * The server writes the files of the build before it (apps/server/src/counter/page-worker.ts).
 */
export const workerBuild = (): Plugin => ({
  name: 'comanda-worker-build',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, entry] of Object.entries(workers))
      this.emitFile({ type: 'asset', fileName, source: await bundleWorker(entry) });
  },
});

async function bundleWorker(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, entry) },
    },
  });
  const first = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (first?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return first.code;
}
