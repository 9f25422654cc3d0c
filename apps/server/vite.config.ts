import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, 'dist');

/** The programs of the server, by their names in `dist`: `main`, `migrate`, `payments-cli`, … */
const programs = Object.fromEntries(
  [
    ...['main.ts', 'migrate.ts'],
    ...readdirSync(join(source, 'operator'))
      .filter((name) => name.endsWith('-cli.ts'))
      .map((name) => join('operator', name)),
  ].map((file) => [file.replace(/^.*\/|\.ts$/g, ''), join(source, file)]),
);

/**
 * Bundles the programs of the server with the packages that they use into few files: a start then
 * loads some dozen files instead of some two thousand.
 * docs/decisions/0163-the-server-runs-from-bundles.md.
 */
export default defineConfig({
  publicDir: false,
  plugins: [keepLastBuild(), foldersOfSource()],
  build: {
    ssr: true,
    target: 'node26',
    outDir: output,
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: programs,
      // The bundler takes decodeURIComponent(path) for a call without effect, also where it is made
      // to throw.
      treeshake: false,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // A server reads the map only for the stack of an error (platform/source-lines.ts).
        sourcemapExcludeSources: true,
        // Node keeps the text of a module in memory. Names stay as they are in the source.
        minify: { compress: false, mangle: false },
      },
    },
  },
  // sharp is a native package, pg-native an optional one of pg.
  ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
});

/**
 * Keeps the files of the build before this one: a server that runs from it loads some of them at
 * their first use. Removes those of earlier builds, which are older than the program of the last.
 */
function keepLastBuild(): Plugin {
  const changedAt = (file: string): number => statSync(join(output, file)).mtimeMs;
  return {
    name: 'comanda-keep-last-build',
    buildStart() {
      if (!existsSync(join(output, 'main.js'))) return;
      const lastBuild = changedAt('main.js') - 60_000;
      for (const file of readdirSync(output))
        if (changedAt(file) < lastBuild) rmSync(join(output, file), { recursive: true });
    },
  };
}

/** Files beside a source, such as SQL, stay there: `import.meta.dirname` names its folder. */
function foldersOfSource(): Plugin {
  return {
    name: 'comanda-folders-of-source',
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.dirname/ },
      handler(code, file) {
        const folder = `(import.meta.dirname + ${JSON.stringify(`/${relative(output, dirname(file))}`)})`;
        // In one line, so that the lines of the source map stay right.
        return { code: code.replaceAll('import.meta.dirname', folder), map: null };
      },
    },
  };
}
