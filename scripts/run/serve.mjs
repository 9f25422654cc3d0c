import { print } from '../run-script.mjs';
import { printAddresses } from './print-addresses.mjs';
import { buildApps } from './build-apps.mjs';
import { buildPrograms } from './build-programs.mjs';
import { startCompression } from './compress-apps.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';
import { openMainDatabase } from './main-database.mjs';
import { claimFramesPort, claimPort } from './ports.mjs';
import { prepareData } from './prepare-data.mjs';
import { environmentFor, logsOf, startStack } from './stack.mjs';
import { settleAll } from '../setup/settle-all.mjs';

const startedAt = performance.now();
const shutdown = createShutdownGroup();

/** All of `npm start` after the install: database, data, storefront, server, sandbox, addresses. */
await shutdown.run(async () => {
  process.env.NODE_ENV = 'production';
  const ports = {
    server: await claimPort('PORT', 3000),
    sandbox: await claimPort('SANDBOX_PORT', 4000),
    frames: await claimFramesPort(),
  };
  const database = await openMainDatabase();
  shutdown.onExit(database.release);
  if (database.notice) print(database.notice);
  const environment = environmentFor(database, ports);
  await settleAll([
    prepareData(database, environment, { continueOnError: true }),
    buildPrograms().then(buildApps),
  ]);
  const logs = logsOf(ports);
  await startStack(shutdown.addProgram, { environment, logs });
  shutdown.onExit(startCompression({ environment, logs }).stop);
  printAddresses({
    ports,
    database: database.displayUrl,
    logs,
    seconds: (performance.now() - startedAt) / 1_000,
  });
});
