import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import type { OrderId, StoreId, UserId } from '@comanda/domain/ids.ts';
import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderProduct } from '@comanda/domain/order/order.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import type { PriceAmounts } from '@comanda/domain/price/price-amounts.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import type { IdempotencyKey } from '../platform/idempotency-key.ts';
import type { StoredPayment } from './stored-payment.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/**
 * An order that has passed every rule. Only a used-up coupon, missing stock, used points, a full
 * slot or an order limit can still refuse it. Instants are ISO strings, amounts minor units.
 */
export type NewOrder = {
  id: OrderId;
  buyerId: UserId;
  request: IdempotencyKey;
  /**
   * The key of the buyer's network, as {@link ../order-limits/network-key.ts} makes it; null when
   * networks are not counted.
   */
  network: string | null;
  storeId: StoreId;
  /**
   * The number of changes at the counter that the order was decided with; absent: not checked.
   * docs/rules/counter-store.md#orders-during-a-change.
   */
  storeVersion?: number;
  /**
   * The version of the menu that the order was decided with; absent: not checked.
   * docs/rules/counter-menu.md#orders-during-a-publication.
   */
  menuVersion?: number;
  number: number;
  status: OrderStatus;
  /** `completed`: nothing is to be charged. docs/rules/payments.md#order-of-total-0. */
  paymentStatus: Extract<PaymentStatus, 'created' | 'completed'>;
  paymentMethod: PaymentMethodName;
  dispatchMethod: DispatchMethod;
  customer: { name: string; email: string; phone: string };
  /** Derived from the snapshot's parts, except `total`, the charged amount with tips. */
  amounts: PriceAmounts;
  products: readonly OrderProduct[];
  snapshot: OrderSnapshot;
  handOverCode: string;
  createdAt: string;
  /**
   * Expected arrival at the shopper's address, or on the counter for a pickup; null when the
   * restaurant sets the time.
   */
  estimatedAt: string | null;
  /** When the food is on the counter; null when the restaurant sets the time. */
  readyAt: string | null;
  /**
   * Of a future order: the requested time, when its restaurant begins, and the capacity of its slot
   * (null: unlimited).
   */
  scheduledAt: string | null;
  opensAt: string | null;
  slotCapacity: number | null;
  /**
   * The half hour in which an order as soon as possible takes a place; null: it takes none, or it
   * is a future order. Its places are `slotCapacity`; null: one more than there are.
   */
  slotAt: string | null;
  /**
   * The points that the order uses and those that it earns when it is completed, with the money
   * that 100 points are worth.
   */
  points: { used: number; toEarn: number; rate: Minor };
  /** The use of the coupon whose discount is in the price; null without a coupon. */
  couponUse: CouponUse | null;
  cancellableUntil: string | null;
  /**
   * Of an order that awaits its online payment: the deadline, and its payment state, which is still
   * unpaid.
   */
  payableUntil: string | null;
  payment: StoredPayment | null;
};

/** Effects stored in the order's transaction: entries that sum to zero, and its jobs. */
export type OrderEffects = {
  ledger: readonly LedgerEntry[];
  jobs: readonly NewJob[];
};

/** Returns the units requested of each product, sorted as every transaction locks stock. */
export function requestedUnits(products: readonly OrderProduct[]): {
  ids: number[];
  units: number[];
} {
  const unitsByProduct = new Map<number, number>();
  for (const { productId, quantity } of products)
    unitsByProduct.set(productId, (unitsByProduct.get(productId) ?? 0) + quantity);
  const ids = [...unitsByProduct.keys()].toSorted((one, other) => one - other);
  return { ids, units: ids.map((id) => unitsByProduct.get(id) ?? 0) };
}
