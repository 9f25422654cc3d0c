import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import nounImports from './server-nouns.cjs';

const source = 'apps/server/src';
/** Folders of the server that are no noun. */
const others = ['platform', 'payments', 'couriers', 'geocoding', 'operator', 'testing'];

const folderOf = (path) => path.slice(source.length + 1).split('/')[0];
const isOfServer = (path) => path.startsWith(`${source}/`);

/**
 * Returns what the table of nouns says and the source does not: folders without a row, and entries
 * that no file uses. `modules`: those of the import reader.
 */
export function unusedNounImports(root, modules) {
  const used = new Set(
    modules
      .filter(({ source: path }) => isOfServer(path))
      .flatMap(({ source: path, dependencies }) =>
        dependencies.map(({ resolved }) => `${folderOf(path)} imports ${folderOf(resolved)}`),
      ),
  );
  const folders = readdirSync(join(root, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name);
  return [
    ...folders.filter((name) => !(name in nounImports)).map((name) => `${name} has no row`),
    ...Object.keys(nounImports)
      .filter((name) => !folders.includes(name))
      .map((name) => `${name} is no folder`),
    ...Object.entries(nounImports)
      .flatMap(([noun, named]) => named.map((other) => `${noun} imports ${other}`))
      .filter((entry) => !used.has(entry))
      .map((entry) => `no file of ${entry}`),
  ];
}
