import { mustRun } from '../setup/run-tool.mjs';
import { openMainDatabase } from './main-database.mjs';
import { environmentFor } from './stack.mjs';

/** What a command over the database of `npm start` is told, started if it is not up and migrated; released when `end` ends. */
export async function databaseEnvironment(end) {
  const database = await openMainDatabase();
  end.release(database.release);
  const environment = environmentFor(database, {
    server: 3000,
    sandbox: Number(process.env.SANDBOX_PORT || 4000),
  });
  await mustRun(
    'The migration of the database',
    'node',
    ['apps/server/src/migrate.ts'],
    environment,
  );
  return environment;
}
