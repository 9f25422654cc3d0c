import { type OrderRider, ownDeliveryRider } from '@comanda/domain/courier/order-rider.ts';
import { isUndoable } from '@comanda/domain/order/undo-window.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import type { LineRemoval } from '@comanda/domain/line-removal/line-removal.ts';
import {
  openRemoval,
  removedByLine,
  substitutesOf,
  waivedAmount,
} from '@comanda/domain/line-removal/removals-of-order.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order, OrderProduct } from '@comanda/domain/order/order.ts';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import {
  endedUnfulfilled,
  hasOrderEnded,
  type OrderStatus,
} from '@comanda/domain/order/order-status.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import { namedUnits } from '@comanda/domain/line-removal/named-units.ts';
import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import type { ItemisedAmounts } from '@comanda/domain/price/price-amounts.ts';
import { shownOwnRider } from '@comanda/domain/rider/own-rider.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import sql, { type Sql } from 'sql-template-tag';
import { shownMethod, type StoredPayment, shownPayment } from './stored-payment.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** An order with its lines and its timeline, as {@link orderColumns} selects it. */
export type OrderRow = {
  id: OrderId;
  store_id: StoreId;
  number: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  /** The method that the order was placed with. {@link shownMethod} has the one to show. */
  payment_method: PaymentMethodName;
  dispatch_method: DispatchMethod;
  subtotal: Minor;
  discount: Minor;
  delivery: Minor;
  service_fee: Minor;
  tip: Minor;
  store_tip: Minor;
  total: Minor;
  snapshot: OrderSnapshot;
  hand_over_code: string | null;
  estimated_at: string | null;
  /** When the food is on the counter; null while that is unknown. */
  ready_at: string | null;
  /** True once the restaurant has confirmed `ready_at`. */
  ready_confirmed: boolean;
  scheduled_at: string | null;
  cancellable_until: string | null;
  released_at: string | null;
  payable_until: string | null;
  payment: StoredPayment | null;
  rider: OrderRider | null;
  decide_by: string | null;
  end_reason: EndReason | null;
  end_detail: EndDetail | null;
  created_at: string;
  version: number;
  lines: readonly OrderProduct[];
  /** Units that staff proposed to take off the order, the oldest first. */
  line_removals: readonly LineRemoval[];
  timeline: Order['timeline'];
};

/** Columns of an {@link OrderRow} from `orders o`. */
export const orderColumns: Sql = sql`
  o.id, o.store_id, o.number, o.status, o.payment_status, o.payment_method, o.dispatch_method,
  o.subtotal, o.discount, o.delivery,
  o.service_fee, o.tip, o.store_tip, o.total, o.snapshot, o.hand_over_code, o.estimated_at,
  o.ready_at, o.ready_confirmed, o.scheduled_at, o.cancellable_until, o.released_at,
  o.payable_until, o.payment, o.rider, o.decide_by, o.end_reason, o.end_detail, o.created_at,
  o.version, o.lines, o.line_removals,
  o.timeline`;

/**
 * Returns whether the shopper can undo the order of this row at `now` (milliseconds).
 * docs/rules/orders.md#undo-of-a-cash-order.
 */
export const isRowUndoable = (
  row: Pick<OrderRow, 'status' | 'released_at' | 'cancellable_until'>,
  now: number,
): boolean =>
  isUndoable(
    {
      status: row.status,
      releasedAt: row.released_at,
      undoableUntil: row.cancellable_until,
    },
    now,
  );

/** Returns the order as clients see it at `now` (milliseconds). */
export function toOrder(row: OrderRow, now: number): Order {
  const { snapshot } = row;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: shownMethod(row),
    dispatchMethod: row.dispatch_method,
    storeId: row.store_id,
    storeName: snapshot.storeName,
    storePhone: snapshot.storePhone,
    storeAddress: snapshot.storeAddress,
    timeZone: snapshot.timeZone,
    createdAt: row.created_at,
    scheduledDate: snapshot.scheduledDate,
    estimatedAt: hasOrderEnded(row.status) ? null : row.estimated_at,
    promisedAt: hasOrderEnded(row.status) ? null : (snapshot.promisedAt ?? null),
    products: row.lines,
    ...amountsOf(row),
    ...removalsOf(row),
    cashAmount: snapshot.cashAmount,
    address: snapshot.address,
    deliveryOption: snapshot.deliveryOption,
    napkin: snapshot.napkin,
    coverly: snapshot.coverly,
    checkoutAnswers: snapshot.checkoutAnswers.map(({ checkoutQuestion, answer }) => ({
      checkoutQuestion,
      answer,
    })),
    handOverCode: row.hand_over_code,
    rider:
      shownRider(row) ??
      (row.dispatch_method === 'store_delivery' && isDeliveredByStore(snapshot)
        ? ownDeliveryRider(row.status)
        : null),
    decideBy: row.decide_by,
    cancellableUntil: isRowUndoable(row, now) ? row.cancellable_until : null,
    payment: shownPayment(row, now),
    end: endOf(row),
    timeline: row.timeline,
  };
}

/**
 * The open question about units of the order, the removed units, the dishes that came in for them,
 * and what is not paid for them.
 */
const removalsOf = ({
  line_removals: removals,
  lines,
  status,
}: OrderRow): Pick<Order, 'removal' | 'removedUnits' | 'substitutes' | 'waived'> => {
  const open = openRemoval(removals, status);
  return {
    removal: open && { ...open, lines: namedUnits(lines, open.lines) },
    removedUnits: [...removedByLine(removals, lines.length)],
    substitutes: [...substitutesOf(removals)],
    waived: waivedAmount(removals),
  };
};

/** Why the order came to nothing; null: it did not, or its shopper ended it. */
const endOf = ({ end_reason: reason, end_detail: detail, status }: OrderRow): Order['end'] =>
  reason === null || !endedUnfulfilled(status) ? null : { reason, detail };

/** The stored rider; a store's own follows the order's status. */
const shownRider = ({ rider, status }: OrderRow): OrderRider | null =>
  rider?.courier === 'own_delivery' ? shownOwnRider(rider, status) : rider;

const isDeliveredByStore = ({ courier }: OrderSnapshot): boolean =>
  courier?.couriers[0] === 'own_delivery';

/** Returns the amounts of an order with its discounts one by one, in minor units. */
export const amountsOf = (row: OrderRow): ItemisedAmounts => itemisedAmounts(row.snapshot.parts);
