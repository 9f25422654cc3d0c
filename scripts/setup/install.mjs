import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { PlainError, print } from '../run-script.mjs';

const lockfile = join(root, 'package-lock.json');
const installedLockfile = join(root, 'node_modules', '.package-lock.json');
const projectNode = join(root, 'node_modules', '.bin', 'node');

/**
 * Runs `npm ci` if node_modules is missing, incomplete or from another lockfile. npm writes its own
 * record last.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  print('Installing packages (npm ci) …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new PlainError('npm ci failed: see above.');
  if (!existsSync(projectNode))
    throw new PlainError(
      `There is no Node 26 package for ${process.platform}-${process.arch}: Comanda runs on Linux, x64 or arm64.`,
    );
}

function isInstalled() {
  if (!existsSync(installedLockfile) || !existsSync(projectNode)) return false;
  const expected = packagesOf(lockfile);
  const installed = packagesOf(installedLockfile);
  return Object.entries(expected).every(
    ([path, entry]) => path === '' || matchesLockfile(entry, installed[path]),
  );
}

/**
 * Optional packages of other platforms may be absent; a present package must have the locked
 * version.
 */
const matchesLockfile = (expected, installed) =>
  installed
    ? installed.version === expected.version
    : Boolean(expected.optional || expected.devOptional || expected.peer);

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
