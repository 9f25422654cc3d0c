import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usersFolder = (folder) => join(folder, 'users');

/**
 * Records that this process (or a named user) uses the instance, so that the exit of another
 * process does not stop it.
 */
export function addUser(folder, user = String(process.pid)) {
  mkdirSync(usersFolder(folder), { recursive: true });
  writeFileSync(join(usersFolder(folder), user), '');
}

/** Removes the record. Returns true if no living process and no named user is left. */
export function removeUser(folder, user = String(process.pid)) {
  rmSync(join(usersFolder(folder), user), { force: true });
  return readdirSync(usersFolder(folder)).every((other) => !isAlive(other));
}

export const clearUsers = (folder) => rmSync(usersFolder(folder), { recursive: true, force: true });

/** A user is a process id, or a name, which counts as alive until `removeUser` removes it. */
function isAlive(user) {
  if (!/^\d+$/.test(user)) return true;
  try {
    process.kill(Number(user), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
