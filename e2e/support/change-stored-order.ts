import pg from 'pg';
import { changedChannel } from '../../apps/server/src/platform/db/listen-for-changes.ts';
import type { DemoBrand } from './demo-brands.ts';

/**
 * Changes facts of a stored order, as if time had passed or the restaurant had moved it. `saidAgo`:
 * seconds since the time that was promised and is still expected. Open pages learn of it at
 * once.
 */
export async function changeStoredOrder(
  brand: DemoBrand,
  id: string,
  { saidAgo, status }: { saidAgo?: number; status?: string },
): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [brand]);
    const said = saidAgo === undefined ? null : new Date(Date.now() - saidAgo * 1_000);
    const changed = await owner.query(
      `update orders set version = version + 1, status = coalesce($3, status),
          timeline = case when $3::text is null then timeline
            else timeline || jsonb_build_array(jsonb_build_object('status', $3::text, 'at',
              $5::text))
            end,
          estimated_at = coalesce($4::timestamptz, estimated_at),
          snapshot = case when $4::timestamptz is null then snapshot
            else snapshot || jsonb_build_object('promisedAt', $4::text) end
        where tenant_id = $1 and id = $2`,
      [brand, id, status ?? null, said?.toISOString() ?? null, new Date().toISOString()],
    );
    await owner.query(
      `select pg_notify($1, $2 || ':order:' || $3 || ':' || store_id) from orders
        where tenant_id = $2 and id = $3::uuid`,
      [changedChannel, brand, id],
    );
    if (changed.rowCount !== 1) throw new Error('there is no such order');
  } finally {
    await owner.end();
  }
}
