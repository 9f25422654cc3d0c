import pg from 'pg';

/** A transaction that holds the counters of coupons, so that an order which takes one waits. */
export type HeldCounters = {
  /** Locks that wait for this transaction. */
  heldBack(): Promise<number>;
  /** Advisory locks of this database that wait, for whomever. */
  waiting(): Promise<number>;
  release(): Promise<void>;
  /** Ends the connection, and the transaction if it still holds them. */
  end(): Promise<void>;
};

export async function holdCouponCounters(ownerUrl: string): Promise<HeldCounters> {
  const holder = new pg.Client({ connectionString: ownerUrl });
  await holder.connect();
  const countRows = async (query: string): Promise<number> =>
    (await holder.query(query)).rows.length;
  await holder.query(`select set_config('app.tenant_id', 'burger', false)`);
  await holder.query('begin');
  await holder.query('select from coupon_counters for update');
  return {
    heldBack: () =>
      countRows(
        'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
      ),
    waiting: () =>
      countRows(`select from pg_locks where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`),
    release: async () => void (await holder.query('commit')),
    end: () => holder.end(),
  };
}
