import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

type Chunk = {
  type: 'chunk';
  fileName: string;
  imports: string[];
  isEntry: boolean;
  viteMetadata?: { importedCss: Set<string> };
};
type File = Chunk | { type: 'asset'; fileName: string };
type Built = { version: string; shell: readonly string[] };

/**
 * Adds the offline worker to the browser's files, as one file of its own: `/sw.js` imports nothing,
 * so that it shares no chunk with the pages. It is told its version, a hash of everything built,
 * and the shell: the entries' scripts and styles with what they import.
 */
export function workerBuild(): Plugin {
  let isClient = false;
  return {
    name: 'comanda-worker-build',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ build: { ssr } }) => void (isClient = ssr === false),
    async generateBundle(_options, bundle) {
      if (!isClient) return;
      const files: readonly File[] = Object.values(bundle);
      const shell = shellOf(files);
      const code = await bundleWorker({ version: '', shell: [] });
      const names = files.map(({ fileName }) => fileName).toSorted();
      const version = createHash('sha256')
        .update([code, ...names].join('\n'))
        .digest('base64url')
        .slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await bundleWorker({ version, shell }),
      });
    },
  };
}

function shellOf(files: readonly File[]): readonly string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const shell = new Set<string>();
  const addWithImports = (file: File | undefined): void => {
    if (file?.type !== 'chunk' || shell.has(file.fileName)) return;
    shell.add(file.fileName);
    file.viteMetadata?.importedCss.forEach((name) => shell.add(name));
    file.imports.forEach((name) => addWithImports(byName.get(name)));
  };
  files.filter((file) => file.type === 'chunk' && file.isEntry).forEach(addWithImports);
  return [...shell].map((fileName) => `/${fileName}`);
}

async function bundleWorker(built: Built): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __BUILD__: JSON.stringify(built) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'src/entry-worker.ts') },
    },
  });
  const first = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (first?.type !== 'chunk') throw new Error('the offline worker was not built');
  return first.code;
}
