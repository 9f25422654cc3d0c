import type { GeoPoint, Store } from '@comanda/domain/store/store.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Returns the stores as they are published, without the facts of the counter. */
export async function findPublishedStores(tx: Tx): Promise<readonly Store[]> {
  const rows = await tx.query<{ document: Store }>(
    'find-published-stores',
    sql`select document from stores where tenant_id = ${tx.tenantId} order by position`,
  );
  return rows.map(({ document }) => document);
}

/**
 * Saves changed stores, and those that are new. No store is deleted, and the facts of the counter
 * stay as they are. Returns the ids of the stores that changed, in ascending order.
 */
export async function publishStores(tx: Tx, stores: readonly Store[]): Promise<readonly number[]> {
  const rows = await tx.query<{ id: number }>(
    'publish-stores',
    sql`with given as (select (document ->> 'id')::integer as id, document, position
        from jsonb_array_elements(${JSON.stringify(stores)}::jsonb) with ordinality
          as given (document, position)),
      saved as (insert into stores (tenant_id, id, position, document)
        select ${tx.tenantId}, id, position, document from given
        on conflict (tenant_id, id) do update set position = excluded.position,
          document = excluded.document
        where (stores.position, stores.document) is distinct from (excluded.position,
          excluded.document) returning id)
      select id from saved order by id`,
  );
  return rows.map(({ id }) => id);
}

/** An order under way. `point` null: a pickup, or an address without a point. */
export type OrderUnderWay = {
  storeId: number;
  dispatchMethod: 'store_delivery' | 'in_store';
  isScheduled: boolean;
  point: GeoPoint | null;
};

/** Returns the orders of the brand that nobody handed over yet, at most 5,000. */
export async function findOrdersUnderWay(tx: Tx): Promise<readonly OrderUnderWay[]> {
  return tx.query<OrderUnderWay>(
    'find-orders-under-way',
    sql`select store_id as "storeId", dispatch_method as "dispatchMethod",
        status = 'scheduled' as "isScheduled",
        case when snapshot -> 'address' ->> 'latitude' is null then null else jsonb_build_object(
          'latitude', (snapshot -> 'address' ->> 'latitude')::double precision,
          'longitude', (snapshot -> 'address' ->> 'longitude')::double precision) end as point
      from orders where tenant_id = ${tx.tenantId}
        and status in ('scheduled', 'created', 'preparing', 'ready', 'inTransit')
      limit 5000`,
  );
}

/** Returns the points of saved addresses inside a box, at most 20,000. */
export async function findSavedPoints(
  tx: Tx,
  { south, north, west, east }: Readonly<Record<'south' | 'north' | 'west' | 'east', number>>,
): Promise<readonly GeoPoint[]> {
  return tx.query<GeoPoint>(
    'find-saved-points',
    sql`select latitude, longitude from addresses where tenant_id = ${tx.tenantId}
      and latitude between ${south} and ${north} and longitude between ${west} and ${east}
      limit 20000`,
  );
}
