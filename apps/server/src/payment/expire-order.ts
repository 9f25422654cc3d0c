import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import { awaitsOnlinePayment } from '../order/stored-payment.ts';
import { lockOrder } from '../order/move-order.rows.ts';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { endOrder } from '../order/end-order.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * Job handler for the end of the 15 minutes: polls the providers one last time, then an unpaid
 * order fails and its reservations are released. Money that arrives later is refunded.
 * docs/rules/payments.md#payment-window.
 */
export async function expireOrder(deps: PollDeps, { tenantId, orderId }: Payload): Promise<void> {
  const attempts = await attemptsOfOrder(autocommit(deps.db, tenantId), orderId);
  for (const { attempt } of attempts.filter(({ attempt: { state } }) => isAttemptOpen(state)))
    await lastPoll(deps, tenantId, attempt);
  await withTenant(deps.db, tenantId, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !awaitsOnlinePayment(order)) return;
    const why = 'the order was not paid in time';
    const end = { status: 'failed', why, author: 'paymentWindow', now: deps.clock() } as const;
    await endOrder(deps, tx, order, end);
  });
}

/** Polls before the order fails. An unreachable provider does not delay the failure. */
async function lastPoll(
  deps: PollDeps,
  ...[tenantId, attempt]: [TenantId, Parameters<typeof pollAttempt>[2]]
): Promise<void> {
  try {
    await pollAttempt(deps, tenantId, attempt);
  } catch (error) {
    deps.log.warn(
      { err: error, tenantId, attemptId: attempt.id },
      'the last poll before the order failed did not reach the provider',
    );
  }
}
