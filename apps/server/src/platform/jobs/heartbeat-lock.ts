import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { JobName } from './job-spec.ts';

/** The space of the advisory locks by which processes that do jobs show that they live; jobs carry the names they are held under. */
const lockNamespace = 1_668_246_625;
/** Between the taking of a first job and the lock that shows who took it. */
const graceSeconds = 5;

/**
 * `owner`: the name that jobs of this process carry at the moment; null while no lock is held. `tried`: the first attempt has succeeded or
 * failed. `end` lets go of the lock.
 */
export type HeartbeatLock = {
  owner(): string | null;
  firstAttempt: Promise<void>;
  end(): Promise<void>;
};

const firstPauseMs = 250;
const maxPauseMs = 4_000;

/**
 * Holds a lock on a connection of its own for as long as this process lives: the database lets go of it in the moment the process is killed,
 * however it was. When the connection is lost, others take this process for dead, so it takes a new connection and a new name.
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

/** A connection that holds the lock of this name, or null while the database is away. */
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
    await client.query('select pg_advisory_lock($1, hashtext($2))', [lockNamespace, name]);
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

/** How long a living process may hold each kind of job, in seconds. */
export type HoldTimes = Readonly<Partial<Record<JobName, number>>>;

/** Gives back the jobs of processes that nobody's lock speaks for, and those that a process has held for longer than their kind may be. */
export async function releaseDeadJobs(pool: pg.Pool, holdTimes: HoldTimes): Promise<void> {
  await pool.query(
    `with begun as materialized (
      select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => $2)
    ), dead as materialized (
      select locked_by from begun where pg_try_advisory_xact_lock($1, hashtext(locked_by))
    ), stuck as materialized (
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        join unnest($3::text[], $4::float8[]) as hold (name, seconds) on hold.name = t.identifier
      where j.locked_at < now() - make_interval(secs => hold.seconds)
    )
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by in (select locked_by from dead) or id in (select id from stuck)`,
    [lockNamespace, graceSeconds, Object.keys(holdTimes), Object.values(holdTimes)],
  );
}
