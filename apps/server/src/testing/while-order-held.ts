import pg from 'pg';
import type { OwnerQueries } from './owner-queries.ts';

type Database = { database: { ownerUrl: string }; owner: OwnerQueries };

/**
 * Runs `work` while another connection holds the order's row, and lets go once `sides` connections
 * wait for it: whichever of them comes first, the other sees what it did.
 */
export async function whileOrderHeld<T>(
  { database, owner }: Database,
  orderId: string,
  work: () => Promise<T>,
  sides = 2,
): Promise<T> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query(`begin; select set_config('app.tenant_id', 'burger', true)`);
  await holder.query('select from orders where id = $1 for update', [orderId]);
  const pending = work();
  for (let waiting = 0; waiting < sides;) {
    const [row] = await owner.rows<{ waiting: number }>(
      'burger',
      `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity a using (pid)
        where not granted and a.datname = current_database()`,
    );
    waiting = row?.waiting ?? 0;
  }
  await holder.query('commit');
  await holder.end();
  return pending;
}
