import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseAccount } from './account.mjs';
import { placeFor } from './place.mjs';
import { runningServer } from './postmaster.mjs';
import { forgetUsers, leaveUsers } from './users.mjs';

/** Stops the instance whoever uses it: clients are disconnected, nothing committed is lost. True when it was running. */
export async function stopDatabase(name) {
  const { folder } = placeFor(name, databaseAccount());
  if (existsSync(folder)) forgetUsers(folder);
  return stopServer(folder);
}

/** What `startDatabase` gave is no longer needed here: stops the instance unless others use it. */
export async function releaseDatabase({ folder }) {
  if (existsSync(folder) && leaveUsers(folder)) await stopServer(folder);
}

async function stopServer(folder) {
  const server = runningServer(folder);
  if (!server) return false;
  process.kill(server.pid, 'SIGINT');
  while (runningServer(folder)) await wait(20);
  return true;
}
