import { runTool } from '../setup/run-tool.mjs';
import { databaseEnvironment } from './database-environment.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';
import { isDemo } from './stack.mjs';

const shutdown = createShutdownGroup();
const args = process.argv.slice(2);
const needsDatabase = ['import', 'export', 'static', 'secret', 'owner', 'demo-staff'].includes(
  args[0],
);

/** The tenant commands over the database that `npm start` uses, started if necessary. */
await shutdown.run(async () => {
  const environment = needsDatabase
    ? await databaseEnvironment(shutdown)
    : { DEMO: isDemo(process.env) ? '1' : '0' };
  // `secret set` reads the secret from standard input.
  await shutdown.exit(
    await runTool(
      'node',
      ['apps/server/src/operator/tenant-cli.ts', ...args],
      environment,
      'inherit',
    ),
  );
});
