import { runTool } from '../setup/run-tool.mjs';
import { databaseEnvironment } from './database-environment.mjs';
import { createShutdownGroup } from './shutdown-group.mjs';

const end = createShutdownGroup();
const words = process.argv.slice(2);
const needsDatabase = ['import', 'export', 'static', 'secret'].includes(words[0]);

/** The tenant commands over the database that `npm start` uses, started if necessary. */
await end.guard(async () => {
  const environment = needsDatabase ? await databaseEnvironment(end) : {};
  // `secret set` reads the secret from standard input.
  await end.now(
    await runTool(
      'node',
      ['apps/server/src/operator/tenant-cli.ts', ...words],
      environment,
      'inherit',
    ),
  );
});
