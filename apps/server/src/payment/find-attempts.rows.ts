import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import {
  attemptColumns,
  type AttemptRow,
  type StoredAttempt,
  toStoredAttempt,
} from './attempt.rows.ts';

export async function findAttempt(tx: Tx, id: string): Promise<StoredAttempt | null> {
  const rows = await tx.query<AttemptRow>(
    'find-payment-attempt',
    sql`select ${attemptColumns} from payment_attempts a where a.tenant_id = ${tx.tenantId}
      and a.id = ${id}`,
  );
  return rows[0] ? toStoredAttempt(rows[0]) : null;
}

/** Returns all attempts to pay an order, oldest first. Lock the order before deciding by them. */
export async function attemptsOfOrder(tx: Tx, orderId: OrderId): Promise<readonly StoredAttempt[]> {
  const rows = await tx.query<AttemptRow>(
    'payment-attempts-of-order',
    sql`select ${attemptColumns} from payment_attempts a where a.tenant_id = ${tx.tenantId}
      and a.order_id = ${orderId} order by a.created_at, a.id`,
  );
  return rows.map(toStoredAttempt);
}

/** `methods`: one method, or those of one account, whose references are unique together. */
type References = {
  methods: readonly PaymentMethodName[];
  providerRef: string | null;
  merchantRef: string | null;
};

/** Returns the tenant's attempt with a provider's reference or with our own. */
export async function findAttemptByReference(
  tx: Tx,
  { methods, providerRef, merchantRef }: References,
): Promise<StoredAttempt | null> {
  const rows = await tx.query<AttemptRow>(
    'payment-attempt-by-reference',
    sql`select ${attemptColumns} from payment_attempts a
      where a.tenant_id = ${tx.tenantId} and a.method = any (${[...methods]}::text[])
        and (a.provider_ref = ${providerRef} or a.merchant_ref = ${merchantRef})
      order by a.provider_ref = ${providerRef} desc nulls last limit 1`,
  );
  return rows[0] ? toStoredAttempt(rows[0]) : null;
}
