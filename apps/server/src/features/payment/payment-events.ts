import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';

/** One line of an attempt's story. `detail` is read by people: no token, no name, no card but its last digits. */
export type PaymentEvent = { kind: PaymentEventKind; detail: object };
export type PaymentEventKind =
  'started' | 'superseded' | 'seen' | 'browser' | 'alert' | 'refund' | 'closed';

/** What a provider was seen to say, without its name for the payment: for some of them that name opens it. */
export const paymentReportDetail = (
  { providerRef: _, ...seen }: PaymentReport,
  state: string,
): object => ({ ...seen, state });

/** The part of a statement that writes events of the attempt `id` of the one row of `source`, a name of that statement. */
export const insertPaymentEvents = (
  tenantId: string,
  at: string,
  events: readonly PaymentEvent[],
  source: Sql,
): Sql => sql`
      insert into payment_events (tenant_id, attempt_id, at, kind, detail)
      select ${tenantId}, s.id, ${at}, e.kind, e.detail
      from ${source} s cross join jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (kind text, detail jsonb)`;

export type StoredPaymentEvent = {
  at: string;
  kind: PaymentEventKind;
  detail: Record<string, unknown>;
};

/** An attempt's story from its beginning. */
export const paymentEventLog = (tx: Tx, attemptId: string): Promise<StoredPaymentEvent[]> =>
  tx.query<StoredPaymentEvent>(
    'payment-events-of-attempt',
    sql`select at, kind, detail from payment_events where tenant_id = ${tx.tenantId} and attempt_id = ${attemptId} order by position`,
  );
