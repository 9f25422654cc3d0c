import { join } from 'node:path';
import { root } from '../root.mjs';
import { print } from '../run-script.mjs';
import { projectEnvironment } from '../setup/project-node.mjs';
import { freePort } from '../postgres/free-port.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';
import { openMainDatabase } from './main-database.mjs';
import { claimFramesPort, claimPort } from './ports.mjs';
import { buildApps } from './build-apps.mjs';
import { prepareData } from './prepare-data.mjs';
import { startTool } from './programs.mjs';
import { environmentFor, logsOf, startStack } from './stack.mjs';
import { settleAll } from '../setup/settle-all.mjs';

const shutdown = createShutdownGroup();

/** Runs Vite as a program of its own, with the middleware apps/web/dev-pages.ts. */
const startVite = (port, apiPort) =>
  startTool('vite', ['vite', '--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: join(root, 'apps', 'web'),
    environment: { ...projectEnvironment(), COMANDA_API: `http://127.0.0.1:${apiPort}` },
  });

/**
 * `npm run dev`: the API on a free port, restarted at each change (`node --watch`), and in front of
 * it Vite on PORT. Vite forwards pages and calls to the API (COMANDA_API) and serves the modules of
 * the storefront and the counter itself, with hot reload.
 */
await shutdown.run(async () => {
  process.env.NODE_ENV = 'development';
  const ports = {
    server: await freePort(3100),
    sandbox: await claimPort('SANDBOX_PORT', 4000),
    frames: await claimFramesPort(),
  };
  const pagePort = await claimPort('PORT', 3000);
  const database = await openMainDatabase();
  shutdown.onExit(database.release);
  const environment = environmentFor(database, ports);
  await settleAll([prepareData(database, environment, { continueOnError: true }), buildApps()]);
  await startStack(shutdown.addProgram, { environment, logs: logsOf(ports), watch: true });
  shutdown.addProgram(startVite(pagePort, ports.server));
  const shop = `http://burger.localhost:${pagePort}`;
  print(`\n  storefront  ${shop}  (hot reload)\n  counter     ${shop}/mostrador  (hot reload)`);
  print(`  API         http://127.0.0.1:${ports.server}\n`);
});
