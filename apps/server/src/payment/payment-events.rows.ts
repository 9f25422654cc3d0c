import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * One event of an attempt's event log. Operators read `detail`: it holds no token, no name and no
 * card number but its last digits.
 */
export type PaymentEvent = { kind: PaymentEventKind; detail: object };
type PaymentEventKind =
  'started' | 'superseded' | 'reported' | 'return' | 'alert' | 'refund' | 'closed';

/**
 * Returns a provider's report with the attempt's state, without the provider's reference: at some
 * providers that reference opens the payment.
 */
export const paymentReportDetail = (
  { providerRef: _, ...report }: PaymentReport,
  state: string,
): object => ({ ...report, state });

/**
 * Returns the part of a statement that inserts events of an attempt. `source` names a part of that
 * statement with one row (id).
 */
export const insertPaymentEvents = (
  tenantId: string,
  at: string,
  events: readonly PaymentEvent[],
  source: Sql,
): Sql => sql`
      insert into payment_events (tenant_id, attempt_id, at, kind, detail)
      select ${tenantId}, s.id, ${at}, e.kind, e.detail
      from ${source} s cross join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e
        (kind text, detail jsonb)`;

export type StoredPaymentEvent = {
  at: string;
  kind: PaymentEventKind;
  detail: Record<string, unknown>;
};

/** Returns the event log of an attempt, oldest event first. */
export const paymentEventLog = (tx: Tx, attemptId: string): Promise<StoredPaymentEvent[]> =>
  tx.query<StoredPaymentEvent>(
    'payment-events-of-attempt',
    sql`select at, kind, detail from payment_events where tenant_id = ${tx.tenantId}
      and attempt_id = ${attemptId} order by position`,
  );
