import { runTool } from '../setup/run-tool.mjs';
import { databaseEnvironment, isProduction } from './database-environment.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';
import { isDemo } from './stack.mjs';

const shutdown = createShutdownGroup();
const args = process.argv.slice(2);
const needsDatabase = ['import', 'export', 'static', 'secret', 'owner', 'demo-staff'].includes(
  args[0],
);

/**
 * A command that needs no database knows only from DEMO whether its brand is of a demonstration.
 */
const demonstration = () =>
  isProduction(process.env) ? {} : { DEMO: isDemo(process.env) ? '1' : '0' };

/** The tenant commands over the database that `npm start` uses, started if necessary. */
await shutdown.run(async () => {
  const environment = needsDatabase
    ? await databaseEnvironment(shutdown, { mayCreate: args[0] !== 'secret' })
    : demonstration();
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
