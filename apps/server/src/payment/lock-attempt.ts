import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { lockOrder, type LockedOrder } from '../order/move-order.rows.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** An attempt under the lock of its order, with all attempts of that order, oldest first. */
export type LockedAttempt = {
  order: LockedOrder;
  attempts: readonly StoredAttempt[];
  stored: StoredAttempt;
};

/**
 * Locks an attempt's order and reads its attempts; null if the tenant has no such order or attempt.
 */
export async function lockAttempt(
  tx: Tx,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
): Promise<LockedAttempt | null> {
  const order = await lockOrder(tx, orderId);
  const attempts = order ? await attemptsOfOrder(tx, order.id) : [];
  const stored = attempts.find(({ attempt }) => attempt.id === id);
  return order && stored ? { order, attempts, stored } : null;
}
