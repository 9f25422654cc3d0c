import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '../../apps/server/src/testing/fresh-db.ts';
import { freePort } from '../postgres/free-port.mjs';
import { startDatabase } from '../postgres/start-database.mjs';
import { releaseDatabase } from '../postgres/stop-database.mjs';
import { buildAll } from '../run/build-all.mjs';
import { createShutdownGroup } from '../run/shutdown-group.mjs';
import { prepareData } from '../run/prepare-data.mjs';
import { environmentFor, startStack } from '../run/stack.mjs';
import { tenantHosts } from '../run/tenant-folders.mjs';
import { root } from '../root.mjs';
import { chromiumPath, ensureChromium } from '../setup/chromium.mjs';
import { runTool } from '../setup/run-tool.mjs';
import { settleAll } from '../setup/settle-all.mjs';

const shutdown = createShutdownGroup();

/**
 * `npm run e2e`: starts all of Comanda on free ports over an empty database of the test instance,
 * runs the stories in Chromium (arguments go to Playwright), and ends everything. The logs are in
 * .data/logs/stories.
 */
await shutdown.run(async () => {
  ensureChromium();
  const dataFolder = mkdtempSync(join(tmpdir(), 'comanda-stories-'));
  shutdown.onExit(async () => rmSync(dataFolder, { recursive: true, force: true }));
  const database = await openStoryDatabase();
  const ports = { server: await freePort(), sandbox: await freePort(), frames: await freePort() };
  const environment = {
    ...environmentFor(database, ports, dataFolder),
    NODE_ENV: 'production',
    SANDBOX_KITCHEN_STEP_MS: '700',
    SANDBOX_RIDER_STEP_MS: '1500',
    GUESTS_PER_MINUTE: '0',
    ORDER_LIMITS: '0',
    SIGNUP: 'open',
    SIGNUP_DOMAIN: 'pedidos.localhost',
  };
  await settleAll([prepareData(database, environment), buildAll()]);
  await startStack(shutdown.addProgram, {
    environment,
    logs: join(root, '.data', 'logs', 'stories'),
  });
  const addresses = {
    CHROMIUM_PATH: chromiumPath(),
    COMANDA_URL: `http://${tenantHosts()[0]}:${ports.server}`,
    DEMO: '1',
    SANDBOX_URL: environment.SANDBOX_URL,
    DATABASE_URL: database.url,
    COMANDA_DATA_DIR: dataFolder,
    COMANDA_PICTURE_CACHE: environment.COMANDA_PICTURE_CACHE,
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE,
  };
  await shutdown.exit(await runTool('playwright', ['test', ...process.argv.slice(2)], addresses));
});

async function openStoryDatabase() {
  const instance = await startDatabase('test', { durable: false });
  shutdown.onExit(() => releaseDatabase(instance));
  process.env.TEST_DATABASE_URL = instance.url;
  const database = await emptyDatabase();
  shutdown.onExit(() => database.drop());
  return { url: database.ownerUrl, stampFolder: null };
}
