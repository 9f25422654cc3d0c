import type { OrderId } from '@comanda/domain/ids.ts';
import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertLedgerEvent } from '../ledger/insert-ledger-event.rows.ts';
import { markOrderedCart } from './mark-ordered-cart.rows.ts';
import type { StoredPayment } from './stored-payment.ts';

export type PaymentLedger = {
  event: 'paid' | 'received' | 'returned' | 'closed';
  attemptId: string;
  entries: readonly LedgerEntry[];
};

/**
 * `at`: ISO instant. `preparationDelayMs`: how much later than assumed the kitchen begins because
 * the payment came late, milliseconds; 0 for no delay.
 */
export type PaymentChange = {
  id: OrderId;
  paymentStatus: PaymentStatus;
  payment: StoredPayment;
  at: string;
  preparationDelayMs: number;
  ledger: PaymentLedger | null;
  /** The order is paid by this change: the buyer's cart became an order. */
  isPaid?: boolean;
};

/**
 * Stores the payment of a locked order without changing the order's status. The new version
 * notifies the clients that follow the order.
 */
export async function saveOrderPayment(
  tx: Tx,
  { id, paymentStatus, payment, at, preparationDelayMs, ledger, isPaid = false }: PaymentChange,
): Promise<void> {
  const event = {
    tenantId: tx.tenantId,
    event: ledger?.event ?? '',
    at,
    entries: ledger?.entries ?? [],
    attemptId: ledger?.attemptId ?? null,
  };
  await tx.query(
    'save-order-payment',
    sql`with changed as (
        update orders set payment_status = ${paymentStatus},
          payment = ${JSON.stringify(payment)}::jsonb, version = version + 1,
          estimated_at = estimated_at + make_interval(secs => ${preparationDelayMs / 1_000}::double
            precision),
          ready_at = ready_at + make_interval(secs => ${preparationDelayMs / 1_000}::double
            precision),
          snapshot = case when snapshot ? 'promisedAt' then snapshot || jsonb_build_object(
            'promisedAt', to_char(((snapshot ->> 'promisedAt')::timestamptz +
              make_interval(secs => ${preparationDelayMs / 1_000}::double precision))
              at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else snapshot end
        where tenant_id = ${tx.tenantId} and id = ${id}
        returning id, buyer_id, created_at
      ), cart as (${markOrderedCart(tx.tenantId, sql`changed`, isPaid)}
      )${insertLedgerEvent(event, sql`changed`)}`,
  );
}

/**
 * Returns the amount that an attempt's provider holds for the brand by the ledger, without surplus
 * payments and less the parts that were refunded, minor units.
 */
export async function amountHeldOnline(tx: Tx, attemptId: string): Promise<number> {
  const [row] = await tx.query<{ held: number }>(
    'amount-held-online',
    sql`select coalesce(sum(amount), 0)::bigint as held from ledger_entries
      where tenant_id = ${tx.tenantId} and account = 'online' and attempt_id = ${attemptId}
        and (payment_ref is null or payment_ref like 'part:%')`,
  );
  return row?.held ?? 0;
}
