import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { startProgram } from './programs.mjs';
import { untilReady } from './ready.mjs';

export const logs = join(root, '.data', 'logs');

/**
 * What server, sandbox, migration and import are told; a setting of the caller's own environment goes first.
 * COMANDA_DATA_DIR keeps the secrets that they make for themselves. Everything listens on this machine alone unless HOST says more.
 */
export function environmentFor(database, ports, dataFolder = process.env.COMANDA_DATA_DIR ?? join(root, '.data', 'server')) {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return {
    HOST: process.env.HOST ?? '127.0.0.1',
    PORT: String(ports.server),
    DATABASE_URL: database.url,
    COMANDA_DATA_DIR: dataFolder,
    DEMO: process.env.DEMO ?? '1',
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
    SANDBOX_DATA_DIR: join(dataFolder, 'sandbox'),
  };
}

/** Starts server and sandbox, hands each to `keep` (which will stop it) and resolves when both answer. */
export async function startStack(keep, { environment, logs: folder = logs, watch = false }) {
  const start = (name) => startProgram(name, `apps/${name}/src/main.ts`, { environment, logs: folder, watch });
  const sandbox = start('sandbox');
  const server = start('server');
  for (const program of [sandbox, server]) keep(program);
  await Promise.all([
    untilReady(server, `http://127.0.0.1:${environment.PORT}/readyz`),
    untilReady(sandbox, `http://127.0.0.1:${environment.SANDBOX_PORT}/healthz`),
  ]);
}
