import { runTool } from '../setup/run-tool.mjs';
import { databaseEnvironment } from './database-environment.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';

const shutdown = createShutdownGroup();

/** The operator's commands about coupons over the database that `npm start` uses. */
await shutdown.run(async () => {
  await shutdown.exit(
    await runTool(
      'node',
      ['apps/server/src/operator/coupons-cli.ts', ...process.argv.slice(2)],
      await databaseEnvironment(shutdown),
    ),
  );
});
