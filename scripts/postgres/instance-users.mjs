import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usersFolder = (folder) => join(folder, 'users');

/** Notes that this process (or a named hand) uses the instance, so that nobody else's end stops it. */
export function addUser(folder, user = String(process.pid)) {
  mkdirSync(usersFolder(folder), { recursive: true });
  writeFileSync(join(usersFolder(folder), user), '');
}

/** Takes the note back. True when no living process and no hand is left. */
export function removeUser(folder, user = String(process.pid)) {
  rmSync(join(usersFolder(folder), user), { force: true });
  return readdirSync(usersFolder(folder)).every((other) => !isAlive(other));
}

export const clearUsers = (folder) => rmSync(usersFolder(folder), { recursive: true, force: true });

/** A user is a process id, or the name of a hand, which lives until told otherwise. */
function isAlive(user) {
  if (!/^\d+$/.test(user)) return true;
  try {
    process.kill(Number(user), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
