import type { OrderId } from '@comanda/domain/ids.ts';
import type { EndDetail } from '@comanda/domain/order/end-detail.ts';
import type { EndReason } from '@comanda/domain/order/end-reason.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** Why an order ended without completion. `detail`: the reason that staff chose; null: none. */
export type StoredEnd = { reason: EndReason; detail: EndDetail | null };

/** Stores why a locked order ended without completion. The first reason is never replaced. */
export async function saveEndReason(
  tx: Tx,
  id: OrderId,
  { reason, detail }: StoredEnd,
): Promise<void> {
  await tx.query(
    'save-end-reason',
    sql`update orders set end_reason = ${reason}, end_detail = ${detail}
      where tenant_id = ${tx.tenantId} and id = ${id} and end_reason is null`,
  );
}
