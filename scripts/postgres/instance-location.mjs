import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { PlainError } from '../run-script.mjs';
import { canRun, copyBinaries, installedBinaries } from './binaries.mjs';
import { memoryFolder } from './memory-folder.mjs';

const systemFolder = '/var/lib/comanda';
const cloneName = createHash('sha256').update(root).digest('hex').slice(0, 12);

/**
 * The location of an instance: `{ binaries, folder, notice }`. The clone's `.data` if the
 * database's account can reach it; else (root with a clone under a private folder)
 * /var/lib/comanda, with a notice that explains it. The instance `test` holds nothing of value: it
 * is in memory if there is room.
 */
export function instanceLocation(name, account) {
  const location = kept(name, account);
  const inMemory = name === 'test' ? memoryFolder(cloneName, account) : null;
  return inMemory === null
    ? location
    : { binaries: location.binaries, folder: join(inMemory, name), notice: null };
}

function kept(name, account) {
  const installed = installedBinaries();
  const inside = join(root, '.data', 'postgres');
  if (account.uid === undefined)
    return {
      binaries: installed.folder,
      folder: join(makeFolder(inside, account), name),
      notice: null,
    };
  if (canRun(installed.folder, account) && canEnter(makeFolder(inside, account), account)) {
    return { binaries: installed.folder, folder: join(inside, name), notice: null };
  }
  const outside = makeFolder(join(systemFolder, cloneName, 'postgres'), account);
  return {
    binaries: copyBinaries(installed, systemFolder),
    folder: join(outside, name),
    notice: noticeOf(outside),
  };
}

const noticeOf = (outside) =>
  `PostgreSQL runs as the account nobody, which cannot enter ${root}: its data is in ${outside}`;

const canEnter = (folder, account) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0;

/**
 * Creates the folder for the database's account; the parents created here are passable for that
 * account.
 */
function makeFolder(folder, account) {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  if (account.uid === undefined) return refuseForeign(folder);
  if (statSync(folder).uid !== account.uid)
    spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const parents = folder.startsWith(systemFolder)
    ? [systemFolder, join(systemFolder, cloneName)]
    : [join(root, '.data')];
  for (const parent of parents) chmodSync(parent, 0o755);
  return folder;
}

function refuseForeign(folder) {
  if (statSync(folder).uid === process.getuid?.()) return folder;
  throw new PlainError(
    `${folder} belongs to another account (an earlier start as root?).\nRemove it, or give it to yourself, and start again.`,
  );
}
