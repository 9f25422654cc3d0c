import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { goalFigure, printFigures } from './lib/figures.ts';

/** An entry of package-lock.json, as far as it is read here. */
type Locked = {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const lock: Record<string, Locked> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;

/**
 * `npm run bench:packages`: the packages that the server needs at run time on this machine, by the
 * lockfile, and the bytes of their installed files. Workspaces are followed and not counted.
 */
const needed = packagesOf('apps/server').filter((path) => existsSync(join(root, path)));
printFigures('Packages of the server at run time, as the lockfile installs them here', [
  goalFigure('packages', 'packages', needed.length),
  goalFigure('packagesSize', 'size of their files', sum(needed.map(bytesOf)) / 1_000_000),
]);

/** Folders of all packages that a workspace needs, directly or through others. */
function packagesOf(workspace: string): string[] {
  const seen = new Set([workspace]);
  for (const path of seen) {
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(path, name);
      if (found !== null) seen.add(found);
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/'));
}

/**
 * The folder in which a package finds another, by Node's rule; null if it is not in the lockfile.
 */
function resolve(from: string, name: string): string | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = join(folder, 'node_modules', name);
    const locked = lock[path];
    if (locked !== undefined) return locked.link ? (locked.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

function parentOf(folder: string): string {
  return folder.includes('/node_modules/')
    ? folder.slice(0, folder.lastIndexOf('/node_modules/'))
    : '';
}

/** Bytes of a package's files, without the packages nested in it. */
function bytesOf(path: string): number {
  const folder = join(root, path);
  return sum(
    readdirSync(folder, { withFileTypes: true }).map((entry) => {
      if (entry.isDirectory())
        return entry.name === 'node_modules' ? 0 : bytesOf(join(path, entry.name));
      return lstatSync(join(folder, entry.name)).size;
    }),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
