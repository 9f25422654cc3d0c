import { join } from 'node:path';
import { root } from '../root.mjs';
import { freePort } from '../postgres/free-port.mjs';
import { removeAbandonedDatabases, removeDatabase } from '../postgres/remove-database.mjs';
import { startDatabase } from '../postgres/start-database.mjs';
import { buildWeb } from '../run/build-web.mjs';
import { migrateAndImport } from '../run/prepare.mjs';
import { environmentFor, startStack } from '../run/stack.mjs';
import { tenantHosts } from '../run/tenant-folders.mjs';

/** One step of the emulated kitchen, so that a story sees an order through in seconds. Milliseconds. */
const kitchenStepMs = '1500';

/**
 * Before the stories: a database of this run alone, the storefront built, server and sandbox on free ports. Tells the
 * stories where by COMANDA_URL and SANDBOX_URL. With COMANDA_URL set already, the stories run against that instead.
 */
export default async function setUp() {
  if (process.env.COMANDA_URL) return undefined;
  process.env.NODE_ENV = 'production';
  const ends = [];
  const end = async () => {
    for (const action of ends.reverse()) await action();
  };
  try {
    await startEverything(ends);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function startEverything(ends) {
  const name = `stories-${process.pid}`;
  await removeAbandonedDatabases('stories');
  ends.push(() => removeDatabase(name));
  const database = await startDatabase(name, { durable: false });
  const ports = { server: await freePort(), sandbox: await freePort() };
  const logs = join(root, '.data', 'logs', 'stories');
  const dataFolder = join(database.folder, 'server');
  const environment = { ...environmentFor(database, ports, dataFolder), SANDBOX_KITCHEN_STEP_MS: kitchenStepMs, GUESTS_PER_MINUTE: '0' };
  await Promise.all([migrateAndImport(environment), buildWeb()]);
  await startStack((program) => ends.push(program.stop), { environment, logs });
  process.env.COMANDA_URL = `http://${tenantHosts()[0]}:${ports.server}`;
  process.env.SANDBOX_URL = environment.SANDBOX_URL;
}
