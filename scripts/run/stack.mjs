import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { pictureCache } from '../setup/picture-cache.mjs';
import { builtServer } from './build-programs.mjs';
import { startProgram } from './programs.mjs';
import { untilReady } from './until-ready.mjs';

/** The sandbox runs only if DEMO is 1, the default. */
export const isDemo = ({ DEMO = '1' }) => DEMO === '1';

/** One log folder per start, because one clone may run twice. */
export const logsOf = (ports) => join(root, '.data', 'logs', String(ports.server));

/**
 * Secrets belong to one database: the secrets of the clone's own database are not valid for
 * another.
 */
const dataFolderOf = ({ url, stampFolder }) =>
  process.env.COMANDA_DATA_DIR ??
  join(
    root,
    '.data',
    stampFolder
      ? 'server'
      : `server-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`,
  );

/**
 * The environment of server, sandbox, migration and import; the caller's own environment takes
 * precedence. COMANDA_DATA_DIR stores the secrets that they generate; the picture cache serves
 * every database. Everything listens on loopback unless HOST is set.
 */
export function environmentFor(database, ports, dataFolder = dataFolderOf(database)) {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const demo = process.env.DEMO ?? '1';
  return {
    HOST: process.env.HOST ?? '127.0.0.1',
    PORT: String(ports.server),
    DATABASE_URL: database.url,
    COMANDA_DATA_DIR: dataFolder,
    COMANDA_PICTURE_CACHE: pictureCache(),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataFolder, 'compiled'),
    SHUTDOWN_DELAY_SECONDS: process.env.SHUTDOWN_DELAY_SECONDS ?? '0',
    DEMO: demo,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_FRAMES_PORT: String(ports.frames),
    // Without a demonstration, the server must not have a sandbox.
    SANDBOX_URL: isDemo({ DEMO: demo }) ? `http://127.0.0.1:${ports.sandbox}` : '',
    SANDBOX_FRAMES_URL: isDemo({ DEMO: demo }) ? `http://127.0.0.1:${ports.frames}` : '',
    SANDBOX_SHOPS: process.env.SANDBOX_SHOPS ?? `http://127.0.0.1:${ports.server}`,
    SANDBOX_DATA_DIR: join(dataFolder, 'sandbox'),
  };
}

/**
 * Starts the server, and in a demonstration the sandbox. Passes each to `addProgram` (which will
 * stop it) and resolves when both are ready. `watch`: the server runs from its sources; else from
 * its bundle, which must be built.
 */
export async function startStack(addProgram, { environment, logs, watch = false }) {
  const start = (name, file) => startProgram(name, file, { environment, logs, watch });
  const sandbox = isDemo(environment) ? start('sandbox', 'apps/sandbox/src/main.ts') : null;
  const server = start('server', watch ? 'apps/server/src/main.ts' : builtServer);
  for (const program of [sandbox, server]) if (program) addProgram(program);
  await Promise.all([
    untilReady(server, `http://127.0.0.1:${environment.PORT}/readyz`),
    sandbox && untilReady(sandbox, `http://127.0.0.1:${environment.SANDBOX_PORT}/healthz`),
  ]);
}
