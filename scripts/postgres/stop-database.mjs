import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseAccount } from './account.mjs';
import { instanceLocation } from './instance-location.mjs';
import { runningServer } from './postmaster.mjs';
import { clearUsers, removeUser } from './instance-users.mjs';

/** Stops the instance whoever uses it: clients are disconnected, nothing committed is lost. True when it was running. */
export async function stopDatabase(name) {
  const { folder } = instanceLocation(name, databaseAccount());
  if (existsSync(folder)) clearUsers(folder);
  return stopServer(folder);
}

/** What `startDatabase` gave is no longer needed here: stops the instance unless others use it. */
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
