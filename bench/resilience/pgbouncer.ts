import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/server-process.ts';
import { databaseAccount } from '../../scripts/postgres/account.mjs';
import type { BrandBed } from './test-bed.ts';
import { waitUntil } from './wait-until.ts';

const startTimeoutMs = 10_000;
const program = process.env['PGBOUNCER'] || 'pgbouncer';

export const noPgBouncer = "pgbouncer not found: install Debian's package pgbouncer";

/** From this version on PgBouncer can keep prepared statements in transaction mode. */
const keepsStatementsFrom = [1, 21] as const;

/** Returns the version of the installed PgBouncer, or null without one. */
export function pgBouncerVersion(): { text: string; keepsStatements: boolean } | null {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) return null;
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/u.exec(version.stdout)?.map(Number) ?? [];
  const [fromMajor, fromMinor] = keepsStatementsFrom;
  const keepsStatements = major > fromMajor || (major === fromMajor && minor >= fromMinor);
  return { text: `${major}.${minor}`, keepsStatements };
}

type PoolMode = 'session' | 'transaction' | 'statement';

/**
 * Starts PgBouncer with its defaults, apart from the mode and `settings`. Returns the address of
 * the brand's database through it.
 */
export async function startPgBouncer(
  testBed: Pick<BrandBed, 'database' | 'atEnd'>,
  mode: PoolMode,
  settings: readonly string[] = [],
): Promise<string> {
  const url = new URL(testBed.database.appUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  testBed.atEnd(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const users = join(folder, 'users.txt');
  const words = [url.username, url.password].map((word) => `"${decodeURIComponent(word)}"`);
  await writeFile(users, `${words.join(' ')}\n`, { mode: 0o644 });
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    ...settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const child = spawn(program, ['--quiet', file], { stdio: 'ignore', ...databaseAccount() });
  const ended = once(child, 'exit');
  testBed.atEnd(async () => {
    child.kill('SIGINT');
    await ended;
  });
  url.hostname = '127.0.0.1';
  url.port = String(port);
  await waitUntil(startTimeoutMs, () => isListening(port));
  return url.href;
}

/** Sends nothing, so that the pooler opens no connection before the first server starts. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
