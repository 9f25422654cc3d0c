import { runOrThrow } from '../setup/run-tool.mjs';
import { openMainDatabase } from './main-database.mjs';
import { environmentFor } from './stack.mjs';

/**
 * Returns the environment of a command over the database of `npm start`. Starts and migrates the database if necessary; `shutdown` releases it.
 */
export async function databaseEnvironment(shutdown) {
  const database = await openMainDatabase();
  shutdown.onExit(database.release);
  const environment = environmentFor(database, {
    server: 3000,
    sandbox: Number(process.env.SANDBOX_PORT || 4000),
    frames: Number(process.env.SANDBOX_FRAMES_PORT || 4001),
  });
  await runOrThrow(
    'The migration of the database',
    'node',
    ['apps/server/src/migrate.ts'],
    environment,
  );
  return environment;
}
