import { databaseExists } from '../postgres/start-database.mjs';
import { PlainError } from '../run-script.mjs';
import { runToolQuietly } from '../setup/run-tool.mjs';
import { openMainDatabase } from './main-database.mjs';
import { environmentFor } from './stack.mjs';

/**
 * True if the caller names a database that belongs to no demonstration: its commands get the
 * caller's environment and nothing else.
 */
export const isProduction = ({ DATABASE_URL, DATABASE_APP_URL, DEMO }) =>
  Boolean(DATABASE_URL || DATABASE_APP_URL) && DEMO !== '1';

/**
 * Returns what a command needs beside the caller's environment. In production that is nothing. Else
 * it is the database of `npm start`, which is started and migrated if necessary; `shutdown`
 * releases it. `mayCreate`: the command may create that database.
 * docs/rules/operations.md#commands-of-the-operator.
 */
export async function databaseEnvironment(shutdown, { mayCreate = false } = {}) {
  if (isProduction(process.env)) return {};
  if (!mayCreate && !process.env.DATABASE_URL && !databaseExists('main'))
    throw new PlainError(
      'DATABASE_URL is not set, and this folder has no database of npm start yet. Set DATABASE_URL or DATABASE_APP_URL as the servers have it.',
    );
  const database = await openMainDatabase();
  shutdown.onExit(database.release);
  const environment = environmentFor(database, {
    server: 3000,
    sandbox: Number(process.env.SANDBOX_PORT || 4000),
    frames: Number(process.env.SANDBOX_FRAMES_PORT || 4001),
  });
  await migrateQuietly(environment);
  return environment;
}

async function migrateQuietly(environment) {
  const output = [];
  const code = await runToolQuietly(output, 'node', ['apps/server/src/migrate.ts'], environment);
  if (code !== 0) throw new PlainError(`The migration of the database failed:\n${output.join('')}`);
}
