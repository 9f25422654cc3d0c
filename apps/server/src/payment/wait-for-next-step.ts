import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { StoredAttempt } from './attempt.rows.ts';
import { findAttempt } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';

const readEveryMs = 150;
/**
 * As long as a provider may take to answer the request that started the attempt, and never as long
 * as a browser waits for an answer.
 */
const longestWaitMs = 10_500;

/**
 * Waits for the next step of an attempt that another request is starting, in this process or
 * another. null if the attempt has none in the end.
 */
export async function waitForNextStep(
  { db }: Pick<Deps, 'db'>,
  tenantId: TenantId,
  stored: StoredAttempt,
): Promise<PaymentNext | null> {
  let current: StoredAttempt | null = stored;
  const until = performance.now() + longestWaitMs;
  while (
    performance.now() < until &&
    current?.next === null &&
    current.attempt.state === 'created'
  ) {
    await wait(readEveryMs);
    current = await findAttempt(autocommit(db, tenantId), stored.attempt.id);
  }
  return current?.next ?? null;
}
