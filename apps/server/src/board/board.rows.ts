import type { OrderRider } from '@comanda/domain/courier/order-rider.ts';
import { boardStatuses } from '@comanda/domain/counter/board-column.ts';
import { maxBoardOrders } from '@comanda/domain/counter/board-limits.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { maxWrongCodes } from '@comanda/domain/rider/run-limits.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import sql from 'sql-template-tag';
import { correctionColumns } from './correction.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { kitchenOrderColumns, type KitchenOrderRow } from './kitchen-order.rows.ts';
import type { StoredPayment } from '../order/stored-payment.ts';

/**
 * An order as a card of the board needs it; instants are ISO. `first_courier`: the courier that the
 * order was planned for. `board_end_at`: when it ended while the board showed it; null: it did not,
 * or its card was dismissed. `has_rider_problem`: an open stop of it has a problem or no tries
 * left.
 */
export type BoardRow = KitchenOrderRow & {
  id: OrderId;
  store_id: StoreId;
  number: number;
  version: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethodName;
  payment: StoredPayment | null;
  dispatch_method: DispatchMethod;
  total: Minor;
  customer_name: string;
  time_zone: string;
  first_courier: string | null;
  rider: OrderRider | null;
  has_rider_problem: boolean;
  /** A code of the order was typed, right or wrong. */
  has_typed_code: boolean;
  /** A courier or an own rider has picked the food up. */
  is_with_rider: boolean;
  scheduled_at: string | null;
  opens_at: string | null;
  ready_at: string | null;
  estimated_at: string | null;
  released_at: string | null;
  started_at: string | null;
  accepted_alone: boolean;
  end_reason: EndReason | null;
  board_end_at: string | null;
  timeline: readonly { status: OrderStatus; at: string }[];
};

const boardRowColumns = sql`o.id, o.store_id, o.number, o.version, o.status, o.payment_status,
  o.payment_method, o.payment, o.dispatch_method,
  o.total, o.customer_name, o.snapshot ->> 'timeZone' as time_zone,
  o.snapshot -> 'courier' -> 'couriers' ->> 0 as first_courier, o.rider,
  exists (select from rider_stops s where s.tenant_id = o.tenant_id and s.order_id = o.id
    and s.closed_at is null
    and (s.problem is not null
      or cardinality(s.wrong_codes) >= ${maxWrongCodes})) as has_rider_problem,
  ${kitchenOrderColumns},
  ${correctionColumns},
  o.scheduled_at, o.opens_at, o.ready_at, o.estimated_at, o.released_at, o.started_at, o.timeline,
  o.accepted_alone,
  o.end_reason, o.board_end_at`;

/**
 * Returns the orders of a store that are under way and those that ended after `endedSince` (ISO
 * instant) and were not dismissed, the oldest first. Beyond the limit the orders are left out that
 * nobody works with: ready ones that should have gone before `forgottenBefore` (ISO instant), then
 * those that are neither new nor in the kitchen. Reads the indexes `orders_on_board` and
 * `orders_ended_on_board`. docs/rules/counter-board.md#orders-beyond-the-limit.
 */
export const listBoardRows = (
  tx: Tx,
  storeId: StoreId,
  { endedSince, forgottenBefore }: { endedSince: string; forgottenBefore: string },
): Promise<BoardRow[]> =>
  tx.query<BoardRow>(
    'list-board-rows',
    sql`select ${boardRowColumns} from (
      select * from (
        select * from orders
          where tenant_id = ${tx.tenantId} and store_id = ${storeId}
            and status = any (${boardStatuses}::text[])
            and status in ('scheduled', 'created', 'preparing', 'ready', 'inTransit')
            and (status <> 'scheduled' or scheduled_at < now() + interval '2 days')
        union all
        select * from orders
          where tenant_id = ${tx.tenantId} and store_id = ${storeId}
            and board_end_at > ${endedSince}
            and status in ('cancelled', 'failed', 'reversed')
      ) all_orders
      order by case
          when status = 'created' then 0
          when status = 'preparing' then 1
          when status = 'ready'
            and coalesce(estimated_at, ready_at, created_at) < ${forgottenBefore} then 3
          else 2
        end, coalesce(released_at, scheduled_at, created_at), id
      limit ${maxBoardOrders}
    ) o order by coalesce(o.released_at, o.scheduled_at, o.created_at), o.id`,
  );

/** Returns these orders of the brand in any status. */
export const findBoardRows = (tx: Tx, ids: readonly OrderId[]): Promise<BoardRow[]> =>
  tx.query<BoardRow>(
    'find-board-rows',
    sql`select ${boardRowColumns} from orders o where o.tenant_id = ${tx.tenantId}
      and o.id = any (${ids}::uuid[])`,
  );

/** Returns one order of the brand in any status. @throws if there is none: the caller locked it. */
export async function readBoardRow(tx: Tx, id: OrderId): Promise<BoardRow> {
  const [row] = await findBoardRows(tx, [id]);
  if (!row) throw new Error('a locked order is gone');
  return row;
}
