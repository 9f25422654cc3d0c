import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const neededBytes = 2 * 1024 ** 3;
const prefix = 'comanda-';

/**
 * Returns a folder in memory for the clone's databases of tests, which belongs to the database's
 * account; null if the system has none, or too little room in it. A test file's database is about
 * 400 files: to create and delete so many costs a disk's file system several times what all
 * statements of the test cost. `memory`: Linux keeps its files in memory.
 */
export function memoryFolder(cloneName, account, memory = '/dev/shm') {
  const owner = account.uid ?? process.getuid?.();
  const folder = join(memory, `${prefix}${owner}-${cloneName}`);
  if (existsSync(folder)) return statSync(folder).uid === owner ? folder : null;
  if (!hasRoom(memory)) return null;
  removeAbandoned(memory);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, 'clone'), root);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

function hasRoom(memory) {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
}

/** Deletes the folders of clones that are gone, as far as they belong to this user. */
function removeAbandoned(memory) {
  for (const name of readdirSync(memory).filter((name) => name.startsWith(prefix))) {
    const folder = join(memory, name);
    try {
      if (!existsSync(readFileSync(join(folder, 'clone'), 'utf8')))
        rmSync(folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}
