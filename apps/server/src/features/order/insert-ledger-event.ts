import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderLedgerEntry } from './new-order.ts';

/**
 * One event of an order's ledger; `at` is an ISO instant, the entries sum to zero or the database refuses them. `attemptId`: the attempt to
 * pay that it belongs to, for money that moved online.
 */
export type LedgerEvent = {
  tenantId: TenantId;
  event: string;
  at: string;
  entries: readonly OrderLedgerEntry[];
  attemptId?: string | null;
};

/** The part of a statement that writes an event for the order `id` of the one row of `source`, a name of that statement. */
export function insertLedgerEvent(
  { tenantId, event, at, entries, attemptId = null }: LedgerEvent,
  source: Sql,
): Sql {
  const accounts = entries.map(({ account }) => account);
  const amounts = entries.map(({ amount }) => amount);
  return sql`
      insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts, attempt_id)
      select ${tenantId}, id, ${event}, ${at}, ${accounts}, ${amounts}, ${attemptId} from ${source} where cardinality(${accounts}::text[]) > 0`;
}
