import type { DayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { ProductId, StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A dish that was ordered. `name`: the latest one; `at`: when it was ordered last, ISO. */
export type OrderedDish = {
  readonly productId: ProductId;
  readonly name: string;
  readonly at: string;
  readonly units: number;
  readonly sales: Minor;
};

export type DishOfStore = OrderedDish & { readonly storeId: StoreId };

/**
 * Returns the dishes that were ordered of each store between two instants. Orders that ended
 * without food do not count, nor those that await their payment.
 * docs/rules/counter-money.md#dishes-of-a-period.
 */
export const orderedDishes = (
  tx: Tx,
  storeIds: readonly StoreId[],
  { from, to }: DayWindow,
): Promise<DishOfStore[]> =>
  tx.query(
    'ordered-dishes',
    sql`select o.store_id as "storeId", (line ->> 'productId')::integer as "productId",
        (array_agg(line ->> 'name' order by o.created_at desc))[1] as name,
        max(o.created_at) as at,
        sum((line ->> 'quantity')::integer)::integer as units,
        sum((line ->> 'total')::bigint)::bigint as sales
      from orders o cross join jsonb_array_elements(o.lines) line
      where o.tenant_id = ${tx.tenantId} and o.created_at >= ${isoOf(from)}
        and o.created_at < ${isoOf(to)} and o.store_id = any (${[...storeIds]}::integer[])
        and o.status not in ('cancelled', 'failed', 'reversed')
        and (o.payable_until is null or o.payment_status = 'completed'
          or o.released_at is not null or o.status not in ('created', 'creation_scheduled'))
      group by 1, 2 order by 1, 2`,
  );
