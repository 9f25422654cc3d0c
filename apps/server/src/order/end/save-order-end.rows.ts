import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import type { EndStatus } from '@comanda/domain/order/order-end.ts';
import type { PaymentStatus } from '@comanda/domain/payment/payment-status.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { incrementCounter } from '../../platform/observe/process-metrics.ts';
import { insertLedgerEvent } from '../../ledger/insert-ledger-event.rows.ts';
import type { LockedOrder } from '../move-order.rows.ts';

/**
 * The end of an order. `endStatus`: its final status. `at`: ISO instant. `ledger`: entries that sum
 * to zero, with their event. `staysOnBoard`: its card stays on the board until staff dismisses it.
 */
export type SavedOrderEnd = {
  endStatus: EndStatus;
  paymentStatus: PaymentStatus;
  at: string;
  ledger: { event: 'undone' | 'reversed'; entries: readonly LedgerEntry[] } | null;
  staysOnBoard: boolean;
};

/**
 * Writes the final status of a locked order with its timeline and ledger, in one statement; the
 * only statement that ends an order. Returns false and writes nothing if the order has left the
 * status in which it was locked.
 */
export async function saveOrderEnd(
  tx: Tx,
  { id, status, store_id }: Pick<LockedOrder, 'id' | 'status' | 'store_id'>,
  { endStatus, paymentStatus, at, ledger, staysOnBoard }: SavedOrderEnd,
): Promise<boolean> {
  const event = {
    tenantId: tx.tenantId,
    event: ledger?.event ?? '',
    at,
    entries: ledger?.entries ?? [],
  };
  const rows = await tx.query(
    'save-order-end',
    sql`with ended as (
        update orders set status = ${endStatus}, payment_status = ${paymentStatus},
          version = version + 1,
          decide_by = null, board_end_at = coalesce(${staysOnBoard ? at : null}::timestamptz,
            board_end_at),
          timeline = timeline || ${JSON.stringify([{ status: endStatus, at }])}::jsonb
        where tenant_id = ${tx.tenantId} and id = ${id} and status = ${status}
        returning id
      ), ledger as (${insertLedgerEvent(event, sql`ended`)}
      ) select id from ended`,
  );
  if (rows.length === 0) return false;
  const labels = { tenant: tx.tenantId, store: String(store_id), status: endStatus };
  tx.onCommit(() => incrementCounter('comanda_orders_total', labels));
  return true;
}
