import { mustRun, runTool } from '../setup/run-tool.mjs';
import { endTogether } from './end-together.mjs';
import { openMainDatabase } from './main-database.mjs';
import { environmentFor } from './stack.mjs';

const end = endTogether();
const words = process.argv.slice(2);
const needsDatabase = ['import', 'export', 'static'].includes(words[0]);

/** The tenant commands over the database that `npm start` uses, started if it is not up. */
await end.guard(async () => {
  await end.now(await runTool('node', ['apps/server/src/tenant-cli.ts', ...words], needsDatabase ? await databaseEnvironment() : {}));
});

async function databaseEnvironment() {
  const database = await openMainDatabase();
  end.release(database.release);
  const environment = environmentFor(database, { server: 3000, sandbox: 4000 });
  await mustRun('The migration of the database', 'node', ['apps/server/src/migrate.ts'], environment);
  return environment;
}
