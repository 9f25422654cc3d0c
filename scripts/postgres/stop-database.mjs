import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseAccount } from './account.mjs';
import { instanceLocation } from './instance-location.mjs';
import { runningServer } from './postmaster.mjs';
import { clearUsers, removeUser } from './instance-users.mjs';

/**
 * Stops the instance even if others use it: clients are disconnected, no committed data is lost.
 * Returns true if it was running.
 */
export async function stopDatabase(name) {
  const { folder } = instanceLocation(name, databaseAccount());
  if (existsSync(folder)) clearUsers(folder);
  return stopServer(folder);
}

/** Releases the instance that `startDatabase` returned, and stops it unless others use it. */
export async function releaseDatabase({ folder }) {
  if (existsSync(folder) && removeUser(folder)) await stopServer(folder);
}

async function stopServer(folder) {
  const server = runningServer(folder);
  if (!server) return false;
  process.kill(server.pid, 'SIGINT');
  while (runningServer(folder)) await wait(20);
  return true;
}
