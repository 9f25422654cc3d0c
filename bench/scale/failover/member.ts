import { type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../apps/server/src/testing/server-process.ts';
import { databaseAccount } from '../../../scripts/postgres/account.mjs';
import { waitUntil } from '../../resilience/wait-until.ts';
import { fillExample } from '../fill-example.ts';
import { type OwnFolder, startProgram } from '../start-program.ts';

/** The PostgreSQL that Debian 12 has: the embedded one lacks pg_basebackup and pg_rewind. */
export const binFolder = '/usr/lib/postgresql/15/bin';
const endTimeoutMs = 20_000;

export type Secrets = { superuser: string; replication: string };

/** A machine of the cluster: Patroni with its PostgreSQL. Both end with the folder's stack. */
export type Member = {
  name: string;
  port: number;
  restPort: number;
  /** The maintenance database of this member, as a superuser. */
  url: string;
  start(): void;
  /** Kills Patroni, the postmaster and each of its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Stops the same processes in the midst of their work, as a machine that hangs. */
  freeze(): void;
  /** Resolves to true if Patroni's REST API answers this path with 200. */
  answers(path: string): Promise<boolean>;
};

/** Writes the member's configuration from docs/failover/patroni.yml. It starts by `start`. */
export async function createMember(
  folder: OwnFolder,
  name: string,
  { etcd, secrets }: { etcd: string; secrets: Secrets },
): Promise<Member> {
  const [port, restPort] = [await freePort(), await freePort()];
  const data = join(folder.path, name);
  const text = fillExample('failover/patroni.yml', {
    'name: db1': `name: ${name}`,
    '10.0.0.11:8008': `127.0.0.1:${restPort}`,
    '10.0.0.11:5432': `127.0.0.1:${port}`,
    '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': etcd,
    '10.0.0.0/24': '127.0.0.1/32',
    '/usr/lib/postgresql/15/bin': binFolder,
    '/var/lib/postgresql/comanda': data,
    '/var/lib/postgresql/patroni.pgpass': join(folder.path, `${name}.pgpass`),
    // Only a real machine can be reset.
    'mode: required': "mode: 'off'",
    SUPERUSER_SECRET: secrets.superuser,
    REPLICATION_SECRET: secrets.replication,
  });
  const file = join(folder.path, `${name}.yml`);
  await writeFile(file, text, { mode: 0o600 });
  const { uid, gid } = databaseAccount();
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
  let patroni: ChildProcess | null = null;
  folder.disposables.defer(() => stopPostgres(data));
  return {
    name,
    port,
    restPort,
    url: `postgresql://postgres:${secrets.superuser}@127.0.0.1:${port}/postgres`,
    start: () => void (patroni = startProgram(folder, name, 'patroni', [file], 'SIGKILL')),
    kill: async () => {
      patroni?.kill('SIGKILL');
      await killPostgres(data);
    },
    freeze: () => {
      patroni?.kill('SIGSTOP');
      for (const pid of postgresProcesses(data)) process.kill(pid, 'SIGSTOP');
    },
    answers: async (path) =>
      (await fetch(`http://127.0.0.1:${restPort}${path}`).catch(() => null))?.status === 200,
  };
}

/** Stops the postmaster so that it releases its shared memory. */
async function stopPostgres(data: string): Promise<void> {
  const all = postgresProcesses(data);
  for (const pid of all.slice(0, 1)) process.kill(pid, 'SIGQUIT');
  await waitUntil(endTimeoutMs, async () => !all.some(isRunning));
  await killPostgres(data);
}

async function killPostgres(data: string): Promise<void> {
  const all = postgresProcesses(data);
  for (const pid of all) process.kill(pid, 'SIGKILL');
  await waitUntil(endTimeoutMs, async () => !all.some(isRunning));
}

/** Returns the postmaster, if it runs, and its processes. */
function postgresProcesses(data: string): number[] {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isRunning(postmaster) ? [postmaster, ...childrenOf(postmaster).filter(isRunning)] : [];
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number);
}

/** A zombie that its parent has not reaped does not count. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Runs one query as the superuser of a member. */
export async function queryMember<Row extends pg.QueryResultRow>(
  { url }: Member,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
