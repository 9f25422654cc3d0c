import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../run-script.mjs';
import { databaseAccount } from './account.mjs';
import { createCluster, readSecret } from './create-cluster.mjs';
import { freePort } from './free-port.mjs';
import { launchPostgres } from './launch-postgres.mjs';
import { instanceLocation } from './instance-location.mjs';
import { removeStaleFile, runningServer } from './postmaster.mjs';
import { isPostgresUp } from './is-postgres-up.mjs';
import { addUser } from './instance-users.mjs';

const timeoutMs = 30_000;
const pollMs = 20;

/**
 * Returns whether the clone's own PostgreSQL of this name was created before; it may be stopped.
 */
export const databaseExists = (name) =>
  existsSync(join(instanceLocation(name, databaseAccount()).folder, 'data'));

/**
 * Starts the clone's own PostgreSQL, or finds it running. `name` is its folder ('main', 'test');
 * `durable: false` turns fsync off. `user` is the registered user of the instance: this process by
 * default. Returns `{ url, port, pid, folder, notice }`; url is the owner's. Retries while the last
 * processes of a killed server still hold its shared memory, and uses another port if the recorded
 * one is taken.
 */
export async function startDatabase(name, { durable = true, user } = {}) {
  const account = databaseAccount();
  const location = instanceLocation(name, account);
  createCluster(location, account);
  addUser(location.folder, user);
  const deadline = Date.now() + timeoutMs;
  let lastLog = '';
  while (Date.now() < deadline) {
    const server =
      runningServer(location.folder) ?? (await tryToLaunch(location, { account, durable }));
    if (server.failed) lastLog = server.failed;
    else if (server.ready && (await isPostgresUp(server.port))) return describe(location, server);
    await wait(server.failed ? 200 : pollMs);
  }
  throw new PlainError(
    `PostgreSQL did not start within ${timeoutMs / 1_000} s. Its log:\n${lastLog}`,
  );
}

function describe({ folder, notice }, { pid, port }) {
  storePort(folder, port);
  return {
    url: `postgresql://comanda:${readSecret(folder)}@127.0.0.1:${port}/comanda`,
    port,
    pid,
    folder,
    notice,
  };
}

async function tryToLaunch(location, { account, durable }) {
  removeStaleFile(location.folder);
  const port = await freePort(storedPort(location.folder));
  const launched = launchPostgres(location, { account, port, durable });
  let ended = false;
  void launched.exited.then(() => (ended = true));
  while (!ended) {
    const server = runningServer(location.folder);
    if (server?.ready) return server;
    await wait(pollMs);
  }
  return { failed: launched.log() };
}

const portFile = (folder) => join(folder, 'port');
const storedPort = (folder) =>
  existsSync(portFile(folder)) ? Number(readFileSync(portFile(folder), 'utf8')) : null;

function storePort(folder, port) {
  if (storedPort(folder) !== port) writeFileSync(portFile(folder), String(port));
}
