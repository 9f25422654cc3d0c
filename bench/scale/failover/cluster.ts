import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/src/testing/server-process.ts';
import { ownerStatements } from '../../../scripts/postgres/create-cluster.mjs';
import { waitUntil } from '../../resilience/wait-until.ts';
import { fillExample } from '../fill-example.ts';
import { type OwnFolder, ownFolder, startProgram } from '../start-program.ts';
import { startEtcd } from './etcd.ts';
import { createMember, type Member, queryMember } from './member.ts';

const timeoutMs = 90_000;

/** Two members of Patroni over etcd, behind HAProxy, which leads to the primary. */
export type Cluster = {
  members: readonly [Member, Member];
  /** The owner's address of the maintenance database, through HAProxy. */
  ownerUrl: string;
  primary(): Promise<Member>;
  other(member: Member): Member;
  /** Resolves to the milliseconds until `member` is a replica for which commits wait. */
  untilSynchronous(member: Member): Promise<number | null>;
  /** Changes the configuration of the cluster, as `patronictl edit-config` does. */
  configure(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Changes the roles as planned, as `patronictl switchover` does. */
  switchOver(from: Member, to: Member): Promise<void>;
};

/** Starts the cluster in a folder of its own. Everything ends with `disposables`. */
export async function startCluster(disposables: AsyncDisposableStack): Promise<Cluster> {
  const folder = await ownFolder(disposables);
  const etcd = await startEtcd(folder);
  const secrets = { superuser: newSecret(), replication: newSecret() };
  const first = await createMember(folder, 'db1', { etcd, secrets });
  const second = await createMember(folder, 'db2', { etcd, secrets });
  const proxyPort = await startHaproxy(folder, [first, second]);
  first.start();
  await orThrow(() => first.answers('/primary'), 'Patroni made no primary');
  const owner = newSecret();
  for (const statement of ownerStatements(owner)) await queryMember(first, statement);
  const ownerUrl = `postgresql://comanda:${owner}@127.0.0.1:${proxyPort}/comanda`;
  second.start();
  await orThrow(() => second.answers('/synchronous'), 'Patroni made no synchronous replica');
  return clusterOf([first, second], ownerUrl);
}

async function orThrow(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  if ((await waitUntil(timeoutMs, isSo)) === null) throw new Error(otherwise);
}

const newSecret = (): string => randomBytes(16).toString('hex');

/** Starts HAProxy from docs/failover/haproxy.cfg. Returns the port that leads to the primary. */
async function startHaproxy(
  folder: OwnFolder,
  [first, second]: readonly [Member, Member],
): Promise<number> {
  const port = await freePort();
  const text = fillExample('failover/haproxy.cfg', {
    '  user haproxy\n  group haproxy\n': '',
    '127.0.0.1:6432': `127.0.0.1:${port}`,
    '10.0.0.11:5432 check port 8008': `127.0.0.1:${first.port} check port ${first.restPort}`,
    '10.0.0.12:5432 check port 8008': `127.0.0.1:${second.port} check port ${second.restPort}`,
  });
  const file = join(folder.path, 'haproxy.cfg');
  await writeFile(file, text, { mode: 0o644 });
  startProgram(folder, 'haproxy', 'haproxy', ['-db', '-f', file]);
  return port;
}

function clusterOf(members: readonly [Member, Member], ownerUrl: string): Cluster {
  const primary = async (): Promise<Member> => {
    for (const member of members) if (await member.answers('/primary')) return member;
    throw new Error('no member is the primary');
  };
  return {
    members,
    ownerUrl,
    primary,
    other: (member) => (member === members[0] ? members[1] : members[0]),
    untilSynchronous: (member) => waitUntil(timeoutMs, () => member.answers('/synchronous')),
    configure: async (change) => sendChange(await primary(), 'PATCH', '/config', change),
    switchOver: (from, to) =>
      sendChange(from, 'POST', '/switchover', { leader: from.name, candidate: to.name }),
  };
}

async function sendChange(
  { restPort }: Member,
  method: string,
  path: string,
  change: unknown,
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, {
    method,
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status}: ${await answer.text()}`);
}
