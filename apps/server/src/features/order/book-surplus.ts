import type { OrderId } from '@comanda/domain/ids.ts';
import type { SurplusMovement } from '@comanda/domain/ledger/surplus-money.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { insertLedgerEvent } from './insert-ledger-event.ts';

/** Books the surplus payments of an attempt in the ledger of its locked order. `at`: ISO instant. */
export async function bookSurplus(
  tx: Tx,
  orderId: OrderId,
  attemptId: string,
  movements: readonly SurplusMovement[],
  at: string,
): Promise<void> {
  const { tenantId } = tx;
  for (const movement of movements)
    await tx.query(
      'book-surplus',
      sql`with booked as (select id from orders where tenant_id = ${tenantId} and id = ${orderId}
      )${insertLedgerEvent({ ...movement, tenantId, at, attemptId }, sql`booked`)}`,
    );
}
