import type { TenantId } from '@comanda/domain/ids.ts';
import { balancedEntries, type LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * One event of an order's ledger. `at` is an ISO instant. `attemptId`: the payment attempt of money
 * that moved online. `paymentRef`: the provider's reference of a surplus payment, or our name of a
 * part.
 */
export type LedgerEvent = {
  tenantId: TenantId;
  event: string;
  at: string;
  entries: readonly LedgerEntry[];
  attemptId?: string | null;
  paymentRef?: string | null;
};

/**
 * Returns the part of a statement that inserts a ledger event for an order. `source` names a part
 * of that statement with one row (id).
 * @throws before anything is sent if the entries do not sum to zero; the database refuses them too.
 * docs/rules/orders.md#ledger-in-balance.
 */
export function insertLedgerEvent(
  { tenantId, event, at, entries, attemptId = null, paymentRef = null }: LedgerEvent,
  source: Sql,
): Sql {
  const balanced = balancedEntries(event, entries);
  const accounts = balanced.map(({ account }) => account);
  const amounts = balanced.map(({ amount }) => amount);
  return sql`
      insert into ledger_events (tenant_id, order_id, event, at, accounts, amounts, attempt_id,
        payment_ref)
      select ${tenantId}, id, ${event}, ${at}, ${accounts}, ${amounts}, ${attemptId}, ${paymentRef}
      from ${source} where cardinality(${accounts}::text[]) > 0`;
}
