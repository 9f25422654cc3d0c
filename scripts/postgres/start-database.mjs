import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from '../say.mjs';
import { databaseAccount } from './account.mjs';
import { createCluster, readSecret } from './create-cluster.mjs';
import { freePort } from './free-port.mjs';
import { launch } from './launch.mjs';
import { placeFor } from './place.mjs';
import { removeStaleFile, runningServer } from './postmaster.mjs';
import { speaks } from './speaks.mjs';
import { joinUsers } from './users.mjs';

const patienceMs = 30_000;
const glanceMs = 20;

/**
 * Starts the clone's own PostgreSQL, or finds it running. `name` is its folder ('main', 'test'); `durable` false drops
 * fsync. `user` is who keeps it running: this process unless told. Answers `{ url, port, pid, folder, notice }`; url is
 * the owner's. Retries while a killed server's last processes still hold its memory, and takes another port when the
 * remembered one is gone.
 */
export async function startDatabase(name, { durable = true, user } = {}) {
  const account = databaseAccount();
  const place = placeFor(name, account);
  createCluster(place, account);
  joinUsers(place.folder, user);
  const deadline = Date.now() + patienceMs;
  let trouble = '';
  while (Date.now() < deadline) {
    const server = runningServer(place.folder) ?? (await tryToLaunch(place, { account, durable }));
    if (server.failed) trouble = server.failed;
    else if (server.ready && (await speaks(server.port))) return describe(place, server);
    await wait(server.failed ? 200 : glanceMs);
  }
  throw new Plain(`PostgreSQL did not start within ${patienceMs / 1_000} s. Its log:\n${trouble}`);
}

function describe({ folder, notice }, { pid, port }) {
  rememberPort(folder, port);
  return { url: `postgresql://comanda:${readSecret(folder)}@127.0.0.1:${port}/comanda`, port, pid, folder, notice };
}

async function tryToLaunch(place, { account, durable }) {
  removeStaleFile(place.folder);
  const port = await freePort(rememberedPort(place.folder));
  const launched = launch(place, { account, port, durable });
  let ended = false;
  void launched.exited.then(() => (ended = true));
  while (!ended) {
    const server = runningServer(place.folder);
    if (server?.ready) return server;
    await wait(glanceMs);
  }
  return { failed: launched.log() };
}

const portFile = (folder) => join(folder, 'port');
const rememberedPort = (folder) => (existsSync(portFile(folder)) ? Number(readFileSync(portFile(folder), 'utf8')) : null);

function rememberPort(folder, port) {
  if (rememberedPort(folder) !== port) writeFileSync(portFile(folder), String(port));
}
