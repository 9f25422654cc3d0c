import type { OrderId, StoreId, UserId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { OrderProduct } from '@comanda/domain/order/order.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';
import type { IdempotencyKey } from '../../platform/idempotency-key.ts';
import type { StoredPayment } from './stored-payment.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** What an order's money is made of. `total` is charged, tips included. */
export type OrderAmounts = {
  subtotal: Minor;
  discount: Minor;
  delivery: Minor;
  serviceFee: Minor;
  tip: Minor;
  storeTip: Minor;
  total: Minor;
};

/** An order that every rule has accepted and that only stock and a full half hour can still refuse. Instants are ISO strings, amounts minor units. */
export type NewOrder = {
  id: OrderId;
  buyerId: UserId;
  request: IdempotencyKey;
  /** The network that it came from, as {@link ../order-limits/network-key.ts} writes it; null: nobody counts. */
  network: string | null;
  storeId: StoreId;
  number: number;
  status: OrderStatus;
  paymentMethod: PaymentMethodName;
  dispatchMethod: DispatchMethod;
  customer: { name: string; email: string; phone: string };
  amounts: OrderAmounts;
  products: readonly OrderProduct[];
  snapshot: OrderSnapshot;
  handOverCode: string | null;
  createdAt: string;
  /** At the door, or on the counter for a pickup; null: the restaurant says when. */
  estimatedAt: string | null;
  /** On the counter; null: the restaurant says when. */
  readyAt: string | null;
  /** Of a future order: the instant it is for, when its restaurant begins, and how many orders its half hour takes (null: any number). */
  scheduledAt: string | null;
  opensAt: string | null;
  slotCapacity: number | null;
  cancellableUntil: string | null;
  /** Of an order paid online: until when it waits for its money, and that none came yet. */
  payableUntil: string | null;
  payment: StoredPayment | null;
};

/** A line of the ledger, as features/ledger makes it: debit is positive, credit negative. */
export type OrderLedgerEntry = { account: string; amount: Minor };

/** What goes with an order into its transaction: entries that sum to zero, and the job that shows it to its restaurant, or ends its
 * wait for money. */
export type OrderEffects = { ledger: readonly OrderLedgerEntry[]; job: JobSpec };

/** Units wanted of each product, in the one order in which every transaction locks stock. */
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
