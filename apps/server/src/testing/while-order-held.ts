import pg from 'pg';
import type { OwnerQueries } from './owner-queries.ts';

type Database = { database: { ownerUrl: string }; owner: OwnerQueries };

/**
 * Runs `work` while another connection holds the order's row, and lets go once `sides` connections
 * wait for it: whichever of them comes first, the other sees what it did.
 */
export const whileOrderHeld = <T>(
  shop: Database,
  orderId: string,
  work: () => Promise<T>,
  sides = 2,
): Promise<T> => {
  const order = { lock: 'select from orders where id = $1 for update', id: orderId };
  return whileRowHeld(shop, order, work, sides);
};

/** Runs `work` while another connection holds the stock of a product of store 1 in the same way. */
export const whileStockHeld = <T>(
  shop: Database,
  productId: number,
  work: () => Promise<T>,
): Promise<T> => {
  const lock = 'select from prices where store_id = 1 and product_id = $1 for update';
  return whileRowHeld(shop, { lock, id: productId }, work, 2);
};

/** Runs `work` while another connection holds the papers of an order in the same way. */
export const whilePapersHeld = <T>(
  shop: Database,
  orderId: string,
  work: () => Promise<T>,
): Promise<T> => {
  const lock = 'select from print_jobs where order_id = $1 for update';
  return whileRowHeld(shop, { lock, id: orderId }, work, 2);
};

async function whileRowHeld<T>(
  { database, owner }: Database,
  { lock, id }: { lock: string; id: string | number },
  work: () => Promise<T>,
  sides: number,
): Promise<T> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query(`begin; select set_config('app.tenant_id', 'burger', true)`);
  await holder.query(lock, [id]);
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
