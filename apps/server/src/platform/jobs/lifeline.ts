import pg from 'pg';

/** The space of the advisory locks by which processes that do jobs show that they live; jobs carry the names they are held under. */
const space = 1_668_246_625;
/** Between the taking of a first job and the lock that shows who took it. */
const graceSeconds = 5;

/**
 * A connection of its own that holds a lock for as long as this process lives: the database lets go of it in the moment the process is
 * killed, however it was. `lost` is called once when the connection goes first; then others take this process for dead.
 */
export type Lifeline = { hold(name: string): Promise<void>; end(): Promise<void> };

export async function openLifeline(url: string, lost: () => void): Promise<Lifeline> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda jobs alive', keepAlive: true });
  let isEnding = false;
  client.on('error', () => undefined);
  client.on('end', () => (isEnding ? undefined : lost()));
  await client.connect();
  return {
    hold: (name) => client.query('select pg_advisory_lock($1, hashtext($2))', [space, name]).then(() => undefined),
    end: async () => {
      isEnding = true;
      await client.end().catch(() => undefined);
    },
  };
}

/** Gives back the jobs of processes that nobody's lock speaks for, and those that were begun longer ago than `atMostSeconds`. */
export async function freeDeadJobs(pool: pg.Pool, atMostSeconds: number): Promise<void> {
  await pool.query(
    `with begun as materialized (
      select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => $2)
    ), dead as materialized (
      select locked_by from begun where pg_try_advisory_xact_lock($1, hashtext(locked_by))
    )
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by in (select locked_by from dead) or locked_at < now() - make_interval(secs => $3)`,
    [space, graceSeconds, atMostSeconds],
  );
}
