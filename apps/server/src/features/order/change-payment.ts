import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { insertEntries } from './insert-entries.ts';
import type { KeptPayment } from './kept-payment.ts';
import type { Entry } from './new-order.ts';

export type PaymentLedger = { event: 'paid' | 'received' | 'returned' | 'closed'; attemptId: string; entries: readonly Entry[] };

/** `at`: ISO instant. `waitedMs`: how much later than placed the kitchen begins, because its money came only now; 0: no matter. */
export type PaymentChange = {
  id: OrderId;
  paymentStatus: PaymentStatus;
  payment: KeptPayment;
  at: string;
  waitedMs: number;
  ledger: PaymentLedger | null;
};

/** Writes how far the money of a locked order has come, without a move of the order: those who follow it hear of it all the same. */
export async function changePayment(tx: Tx, { id, paymentStatus, payment, at, waitedMs, ledger }: PaymentChange): Promise<void> {
  const event = {
    tenantId: tx.tenantId,
    event: ledger?.event ?? '',
    at,
    entries: ledger?.entries ?? [],
    attemptId: ledger?.attemptId ?? null,
  };
  await tx.query(
    'change-payment',
    sql`with changed as (
        update orders set payment_status = ${paymentStatus}, payment = ${JSON.stringify(payment)}::jsonb, version = version + 1,
          estimated_at = estimated_at + make_interval(secs => ${waitedMs / 1_000}::double precision),
          ready_at = ready_at + make_interval(secs => ${waitedMs / 1_000}::double precision)
        where tenant_id = ${tx.tenantId} and id = ${id}
        returning id
      )${insertEntries(event, sql`changed`)}`,
  );
}

/** What an attempt's provider holds for us by the ledger, minor units. */
export async function heldOnline(tx: Tx, attemptId: string): Promise<number> {
  const [row] = await tx.query<{ held: number }>(
    'held-online',
    sql`select coalesce(sum(amount), 0)::bigint as held from ledger_entries
      where tenant_id = ${tx.tenantId} and account = 'online' and attempt_id = ${attemptId}`,
  );
  return row?.held ?? 0;
}
