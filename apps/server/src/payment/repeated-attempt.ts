import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { reusedKeyRefusal } from '@comanda/domain/idempotency/same-key-other-body.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { chargesAtOnce } from '@comanda/domain/payment/charges-at-once.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { IdempotencyKey } from '../platform/idempotency-key.ts';

type KeyedRequest = { orderId: OrderId; method: PaymentMethodName; key: IdempotencyKey };
type RepeatedAttempt = { stored: StoredAttempt; isNew: false };

/**
 * Answers a repeated start with its first attempt, unless the shopper chose something else under
 * the same key.
 */
export function repeatedAttempt(
  stored: StoredAttempt,
  { method, key }: Pick<KeyedRequest, 'method' | 'key'>,
): Result<RepeatedAttempt, Refusal> {
  const bodyHash = stored.bodyHash ?? key.bodyHash;
  const refusal = reusedKeyRefusal(
    { method: stored.attempt.method, bodyHash },
    { method, bodyHash: key.bodyHash },
  );
  return refusal ? refuse(refusal) : accept({ stored, isNew: false });
}

/**
 * Finds the charge that a request repeats; null: it repeats none. A charge pays its order before it
 * is answered, so its repetition is answered although the order is paid.
 * docs/rules/payments.md#repeated-charge.
 */
export async function findRepeatedCharge(
  tx: Tx,
  request: KeyedRequest,
): Promise<Result<RepeatedAttempt, Refusal> | null> {
  if (!chargesAtOnce(request.method)) return null;
  const attempts = await attemptsOfOrder(tx, request.orderId);
  const earlier = attempts.find(({ requestKey }) => requestKey === request.key.key);
  return earlier ? repeatedAttempt(earlier, request) : null;
}
