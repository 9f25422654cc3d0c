import type { OrderId } from '@comanda/domain/ids.ts';
import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import type { NamedMovement } from '@comanda/domain/ledger/surplus-money.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertLedgerEvent } from './insert-ledger-event.rows.ts';

/**
 * Books the surplus payments and the parts of an attempt in the ledger of its locked order. `at`:
 * ISO instant.
 */
export async function bookMovements(
  tx: Tx,
  orderId: OrderId,
  attemptId: string,
  movements: readonly NamedMovement[],
  at: string,
): Promise<void> {
  const { tenantId } = tx;
  for (const movement of movements)
    await tx.query(
      'book-movements',
      sql`with booked as (select id from orders where tenant_id = ${tenantId} and id = ${orderId}
      )${insertLedgerEvent({ ...movement, tenantId, at, attemptId }, sql`booked`)}`,
    );
}

/**
 * Books a part of collected money that the store of a locked order refunds by hand. `id` names it;
 * `at`: ISO instant.
 */
export async function bookRefundByHand(
  tx: Tx,
  { id, orderId, at }: { id: string; orderId: OrderId; at: string },
  entries: readonly LedgerEntry[],
): Promise<null> {
  const { tenantId } = tx;
  const event = { tenantId, event: 'givenBack', at, entries, paymentRef: id };
  await tx.query(
    'book-refund-by-hand',
    sql`with booked as (select id from orders where tenant_id = ${tenantId} and id = ${orderId}
      )${insertLedgerEvent(event, sql`booked`)}`,
  );
  return null;
}

/**
 * Books that the shopper of a locked order owes less before it is paid. `id` names the reason once;
 * `at`: ISO instant.
 */
export async function bookLowered(
  tx: Tx,
  { id, orderId, at }: { id: string; orderId: OrderId; at: string },
  entries: readonly LedgerEntry[],
): Promise<void> {
  const { tenantId } = tx;
  const event = { tenantId, event: 'lowered', at, entries, paymentRef: id };
  await tx.query(
    'book-lowered',
    sql`with booked as (select id from orders where tenant_id = ${tenantId} and id = ${orderId}
      )${insertLedgerEvent(event, sql`booked`)}`,
  );
}

/** Returns whether this movement stands in the ledger of the locked order. */
export async function isMovementBooked(
  tx: Tx,
  orderId: OrderId,
  attemptId: string,
  { event, paymentRef }: NamedMovement,
): Promise<boolean> {
  const rows = await tx.query(
    'is-movement-booked',
    sql`select 1 from ledger_events where tenant_id = ${tx.tenantId} and order_id = ${orderId}
      and event = ${event}
        and attempt_id = ${attemptId} and payment_ref = ${paymentRef}`,
  );
  return rows.length > 0;
}
