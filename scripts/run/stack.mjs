import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { startProgram } from './programs.mjs';
import { untilReady } from './ready.mjs';

export const logs = join(root, '.data', 'logs');

/** What server, migration and import are told. COMANDA_DATA_DIR keeps the secrets they make for themselves. */
export function environmentFor(database, ports) {
  const dataFolder = process.env.COMANDA_DATA_DIR ?? join(root, '.data', 'server');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return { DATABASE_URL: database.url, COMANDA_DATA_DIR: dataFolder, PORT: String(ports.server), SANDBOX_PORT: String(ports.sandbox) };
}

/** Starts server and sandbox and resolves when both answer. */
export async function startStack(end, environment, flags = []) {
  end.program(startProgram('sandbox', 'apps/sandbox/src/main.ts', { environment, logs, flags }));
  end.program(startProgram('server', 'apps/server/src/main.ts', { environment, logs, flags }));
  await Promise.all([
    untilReady('server', `http://127.0.0.1:${environment.PORT}/readyz`),
    untilReady('sandbox', `http://127.0.0.1:${environment.SANDBOX_PORT}/healthz`),
  ]);
}
