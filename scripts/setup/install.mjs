import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Plain, say } from '../say.mjs';

const lockfile = join(root, 'package-lock.json');
const installedLockfile = join(root, 'node_modules', '.package-lock.json');
const projectNode = join(root, 'node_modules', '.bin', 'node');

/** Runs `npm ci` when node_modules is missing, half-made or of another lockfile. npm writes its own record last of all. */
export function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Plain('npm ci failed: see above.');
  if (!existsSync(projectNode))
    throw new Plain(`There is no Node 26 package for ${process.platform}-${process.arch}: Comanda runs on Linux, x64 or arm64.`);
}

function isInstalled() {
  if (!existsSync(installedLockfile) || !existsSync(projectNode)) return false;
  const wanted = packagesOf(lockfile);
  const present = packagesOf(installedLockfile);
  return Object.entries(wanted).every(([path, entry]) => path === '' || agrees(entry, present[path]));
}

/** Optional packages of other platforms are rightly absent; what is present must be the locked version. */
const agrees = (wanted, present) =>
  present ? present.version === wanted.version : Boolean(wanted.optional || wanted.devOptional || wanted.peer);

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
