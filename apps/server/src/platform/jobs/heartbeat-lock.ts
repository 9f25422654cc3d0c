import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { QueueName } from './job-queues.ts';

/**
 * Namespace of the advisory locks that show which job processes are alive. Claimed jobs store the
 * name of their process's lock.
 */
const lockNamespace = 1_668_246_625;
/** Seconds after the claim of a job before its process's lock is checked. */
const graceSeconds = 5;

/**
 * `owner`: the lock name that this process writes into jobs now; null while it holds no lock.
 * `firstAttempt`: resolves when the first attempt has succeeded or failed. `end` releases the lock.
 */
export type HeartbeatLock = {
  owner(): string | null;
  firstAttempt: Promise<void>;
  end(): Promise<void>;
};

const firstPauseMs = 250;
const maxPauseMs = 4_000;

/**
 * Holds an advisory lock on a connection of its own while this process lives; the database releases
 * it at once if the process is killed. If the connection is lost, other processes treat this one as
 * dead, so it opens a new connection with a new name.
 */
export function keepHeartbeatLock(url: string): HeartbeatLock {
  let owner: string | null = null;
  const ending = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const keepReconnecting = async () => {
    let pauseMs = firstPauseMs;
    while (!ending.signal.aborted) {
      const name = `comanda-${randomBytes(9).toString('hex')}`;
      const client = await connectHeartbeatLock(url, name);
      owner = client && name;
      resolve();
      if (client) {
        pauseMs = firstPauseMs;
        await untilLostOrEnded(client, ending.signal);
        owner = null;
      }
      await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  };
  const ended = keepReconnecting();
  return {
    owner: () => owner,
    firstAttempt: promise,
    end: () => {
      ending.abort();
      return ended;
    },
  };
}

/**
 * Returns a connection that holds the lock of this name, or null while the database is unavailable
 * or a standby, whose locks the primary does not see.
 */
export async function connectHeartbeatLock(url: string, name: string): Promise<pg.Client | null> {
  const timeouts = { connectionTimeoutMillis: 3_000, query_timeout: 10_000 };
  const client = new pg.Client({
    connectionString: url,
    application_name: 'comanda jobs alive',
    keepAlive: true,
    ...timeouts,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>(
      'select pg_advisory_lock($1, hashtext($2)), pg_is_in_recovery() as "isStandby"',
      [lockNamespace, name],
    );
    if (rows[0]?.isStandby) throw new Error('a standby');
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

async function untilLostOrEnded(client: pg.Client, ending: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  ending.addEventListener('abort', () => resolve(), { once: true });
  if (!ending.aborted) await promise;
  await client.end().catch(() => undefined);
}

/** Seconds for which a live process may hold a job, by queue. */
export type HoldTimes = Readonly<Partial<Record<QueueName, number>>>;

/**
 * Releases the jobs of processes whose lock is not held, and jobs that a process has held for
 * longer than `holdTimes` allows.
 */
export async function releaseDeadJobs(pool: pg.Pool, holdTimes: HoldTimes): Promise<void> {
  await pool.query(
    `with started as materialized (
      select distinct locked_by from jobs where locked_at < now() - make_interval(secs => $2)
    ), dead as materialized (
      select locked_by from started where pg_try_advisory_xact_lock($1, hashtext(locked_by))
    ), stuck as materialized (
      select j.tenant_id, j.key from jobs j
        join unnest($3::text[], $4::float8[]) as hold (queue, seconds) on hold.queue = j.queue
      where j.locked_at < now() - make_interval(secs => hold.seconds)
    )
    update jobs set locked_at = null, locked_by = null where locked_at is not null
      and (locked_by in (select locked_by from dead)
        or (tenant_id, key) in (select tenant_id, key from stuck))`,
    [lockNamespace, graceSeconds, Object.keys(holdTimes), Object.values(holdTimes)],
  );
}
