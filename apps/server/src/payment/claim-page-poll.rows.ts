import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import {
  attemptColumns,
  type AttemptRow,
  type StoredAttempt,
  toStoredAttempt,
} from './attempt.rows.ts';

/**
 * A shopper's page causes one poll of an attempt within this time, over all processes,
 * milliseconds.
 */
export const pagePollPauseMs = 3_000;

/**
 * Returns the order's pending attempt by this method if no page had it polled in the last three
 * seconds, and stores that one does now. A single statement, so of several pages one gets the
 * attempt. `now`: milliseconds.
 */
export async function claimPagePoll(
  tx: Tx,
  orderId: OrderId,
  method: PaymentMethodName,
  now: number,
): Promise<StoredAttempt | null> {
  const [at, before] = [now, now - pagePollPauseMs].map((ms) => isoOf(ms));
  const rows = await tx.query<AttemptRow>(
    'claim-page-poll',
    sql`update payment_attempts a set browser_polled_at = ${at}
      where a.tenant_id = ${tx.tenantId} and a.order_id = ${orderId} and a.method = ${method}
        and a.state = 'pending' and not a.superseded
        and (a.browser_polled_at is null or a.browser_polled_at <= ${before})
      returning ${attemptColumns}`,
  );
  return rows[0] ? toStoredAttempt(rows[0]) : null;
}
