import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Entry } from './new-order.ts';

/** One event of an order's ledger; `at` is an ISO instant, the entries sum to zero or the database refuses them. */
export type LedgerEvent = { tenantId: TenantId; event: string; at: string; entries: readonly Entry[] };

/** The part of a statement that writes an event for the order `id` of the one row of `source`, a name of that statement. */
export const insertEntries = ({ tenantId, event, at, entries }: LedgerEvent, source: Sql): Sql => sql`
      insert into ledger_entries (tenant_id, order_id, event, account, amount, at)
      select ${tenantId}, id, ${event}, account, amount, ${at}
      from ${source} cross join
        unnest(${entries.map(({ account }) => account)}::text[], ${entries.map(({ amount }) => amount)}::bigint[]) as entry (account, amount)`;
