import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { collectedEntries } from '../ledger/order-entries.ts';
import type { Minor } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';
import type { PaymentStatus } from './payment-status.ts';

/** `awaitsProvider`: the order was to be paid online, so nobody collects its money. */
export type PaymentAtHandOver = {
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethodName;
  total: Minor;
  awaitsProvider: boolean;
};

/** `collected`: ledger entries of the money that was collected; null: nothing was collected. */
export type PaymentAtCompletion = {
  paymentStatus: PaymentStatus;
  collected: readonly LedgerEntry[] | null;
};

/**
 * Returns the payment of an order that is completed. Handing an order over books its payment on
 * delivery as collected, unless it is paid already or was to be paid online. Cash goes to the
 * account `cash`, every other method to `card`. docs/rules/orders.md#one-way-to-complete-an-order.
 */
export function paymentAtCompletion(order: PaymentAtHandOver): PaymentAtCompletion {
  const { paymentStatus, paymentMethod, total, awaitsProvider } = order;
  if (paymentStatus === 'completed' || awaitsProvider) return { paymentStatus, collected: null };
  const account = paymentMethod === 'cash' ? 'cash' : 'card';
  return { paymentStatus: 'completed', collected: collectedEntries(total, account) };
}
