import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderLedgerEntry } from './new-order.ts';

/**
 * One event of an order's ledger. `at` is an ISO instant. The database refuses entries that do not sum to zero. `attemptId`: the payment
 * attempt of money that moved online.
 */
export type LedgerEvent = {
  tenantId: TenantId;
  event: string;
  at: string;
  entries: readonly OrderLedgerEntry[];
  attemptId?: string | null;
};

/** Returns the part of a statement that inserts a ledger event for an order. `source` names a part of that statement with one row (id). */
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
