import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { changedChannel } from '../platform/db/listen-for-changes.ts';
import { autocommit } from '../platform/db/single-statement.ts';

/**
 * Releases an order at once and publishes it, as its job does at the end of the undo window. Adds
 * no jobs.
 */
export const releaseOrderNow = (db: Database, tenantId: TenantId, id: OrderId): Promise<unknown> =>
  autocommit(db, tenantId).query(
    'release-order-now',
    sql`with released as (update orders set released_at = now() where tenant_id = ${tenantId}
      and id = ${id} returning store_id)
      select pg_notify(${changedChannel}, ${`${tenantId}:order:${id}:`} || store_id) from released`,
  );
