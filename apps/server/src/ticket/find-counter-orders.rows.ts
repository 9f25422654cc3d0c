import {
  maxFoundOrders,
  type OrderSearch,
  type SearchedTime,
} from '@comanda/domain/counter/order-search.ts';
import { boardStatuses } from '@comanda/domain/counter/board-column.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

type FoundOrder = {
  id: OrderId;
  number: number;
  status: OrderStatus;
  dispatchMethod: DispatchMethod;
  customerName: string;
  createdAt: string;
  movedAt: string;
  total: Minor;
};

/**
 * `search` null: the orders that ended. Orders that the restaurant was not shown are never found.
 */
export type AskedOrders = {
  readonly storeId: StoreId;
  readonly search: OrderSearch | null;
  readonly time: SearchedTime;
};

/**
 * The statement of a search: it reads the orders of the searched days by `orders_by_time`. An
 * erased contact has no name and no phone that could match.
 */
export function foundOrdersStatement(
  tenantId: string,
  { storeId, search, time }: AskedOrders,
): Sql {
  return sql`
    select o.id, o.number, o.status, o.dispatch_method as "dispatchMethod",
      o.customer_name as "customerName", o.created_at as "createdAt",
      o.timeline -> -1 ->> 'at' as "movedAt", o.total
    from orders o
    where o.tenant_id = ${tenantId} and o.created_at >= ${isoOf(time.placedFrom)}
      and o.store_id = ${storeId}
      and (o.released_at is not null or o.status = 'scheduled')
      and (${search === null ? empty : sql`o.status = any (${[...boardStatuses]}::text[]) or`}
        (o.status <> all (${[...boardStatuses]}::text[])
        and (o.timeline -> -1 ->> 'at')::timestamptz >= ${isoOf(time.endedFrom)}))
      ${search === null ? empty : sql`and (${matches(search)})`}
    order by o.created_at desc, o.id desc limit ${maxFoundOrders}`;
}

/** Letters with accents are decomposed, and the accents (U+0300 to U+036F) are left out. */
const matches = ({ number, phone, name }: OrderSearch): Sql => sql`
  o.number = ${number}::integer
  or o.contact_erased_at is null and (
    position(${phone}::text in regexp_replace(o.customer_phone, '\\D', '', 'g')) > 0
    or position(${name}::text in regexp_replace(normalize(lower(o.customer_name), NFD),
      U&'[\\0300-\\036F]', '', 'g')) > 0)`;

/** Returns the orders that a search finds, the newest first. */
export const findCounterOrderRows = (tx: Tx, asked: AskedOrders): Promise<FoundOrder[]> =>
  tx.query<FoundOrder>(
    asked.search === null ? 'list-ended-orders' : 'find-counter-orders',
    foundOrdersStatement(tx.tenantId, asked),
  );
