import pg from 'pg';

/** A table or an index with its size in MiB. */
type Relation = { name: string; mib: number };

export type DatabaseSizes = { gib: number; largest: readonly Relation[]; bytesPerOrder: number };

/** Reads the size of a database, and its ten largest tables and indexes. */
export async function readSizes(superuserUrl: string): Promise<DatabaseSizes> {
  return withClient(superuserUrl, async (client) => {
    const { rows: largest } = await client.query<Relation>(
      `select relname as name, round(pg_relation_size(oid) / 1048576.0)::int as mib from pg_class
        where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
        order by pg_relation_size(oid) desc limit 10`,
    );
    const { rows } = await client.query<{ bytes: number; orders: number }>(
      `select pg_database_size(current_database())::float8 as bytes,
        (select count(*) from orders)::float8 as orders`,
    );
    const [size] = rows;
    if (size === undefined) throw new Error('the database has no size');
    const { bytes, orders } = size;
    return { gib: bytes / 2 ** 30, largest, bytesPerOrder: bytes / orders };
  });
}

/**
 * A table under a load: updates, how many of them changed no index (HOT), dead rows that no vacuum
 * has cleared yet, and runs of autovacuum.
 */
export type Churn = {
  name: string;
  updates: number;
  hotPercent: number;
  deletes: number;
  dead: number;
  vacuums: number;
  kib: number;
};

/** Returns the tables of a database that were updated or deleted from most. */
export const readChurn = (superuserUrl: string): Promise<readonly Churn[]> =>
  withClient(superuserUrl, async (client) => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<Churn>(
      `select relname as name, n_tup_upd::int as updates,
        round(100.0 * n_tup_hot_upd / greatest(n_tup_upd, 1))::int as "hotPercent",
        n_tup_del::int as deletes, n_dead_tup::int as dead, autovacuum_count::int as vacuums,
        (pg_total_relation_size(relid) / 1024)::int as kib
      from pg_stat_user_tables where n_tup_upd + n_tup_del > 0
      order by n_tup_upd + n_tup_del desc limit 10`,
    );
    return rows;
  });

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
