import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { orderEndEntries } from '@comanda/domain/ledger/order-entries.ts';
import { isAttemptOpen } from '@comanda/domain/payment/attempt-graph.ts';
import type { Deps } from '../../deps.ts';
import { releaseReservations } from '../../features/order/release-reservations.ts';
import { awaitsOnlinePayment } from '../../features/order/stored-payment.ts';
import { orderBalance, lockOrder, moveOrder } from '../../features/order/move-order.ts';
import { attemptsOfOrder } from '../../features/payment/find-attempts.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { publishOrderChange } from '../../platform/db/publish-order-change.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { type PollDeps, pollAttempt } from './poll-payment.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * Job handler for the end of the 15 minutes: polls the providers one last time, then an unpaid order fails and its reservations are
 * released. Money that arrives later is refunded. docs/rules/payments.md#payment-window.
 */
export async function expireOrder(
  deps: PollDeps & Pick<Deps, 'stockNotice'>,
  { tenantId, orderId }: Payload,
): Promise<void> {
  const attempts = await attemptsOfOrder(autocommit(deps.db, tenantId), orderId);
  for (const { attempt } of attempts.filter(({ attempt: { state } }) => isAttemptOpen(state)))
    await lastPoll(deps, tenantId, attempt);
  const restockedStoreId = await withTenant(deps.db, tenantId, (tx) =>
    failLocked(tx, orderId, deps.clock()),
  );
  deps.events.emit({ tenantId, kind: 'order', id: orderId });
  if (restockedStoreId !== null) deps.stockNotice.publish(tenantId, restockedStoreId);
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
      'a provider was not asked before its order failed',
    );
  }
}

/** Fails a locked order that still waits for its payment. Returns the store whose stock changed, or null. */
async function failLocked(tx: Tx, orderId: OrderId, now: number): Promise<StoreId | null> {
  const order = await lockOrder(tx, orderId);
  if (!order || !awaitsOnlinePayment(order)) return null;
  const entries = orderEndEntries(await orderBalance(tx, orderId));
  const at = new Date(now).toISOString();
  await moveOrder(tx, {
    id: orderId,
    status: 'failed',
    paymentStatus: 'failed',
    at,
    ledger: { event: 'undone', entries },
  });
  const releasedProducts = await releaseReservations(tx, orderId, now);
  await extendGuestTokens(tx, order.buyer_id, now);
  await publishOrderChange(tx, orderId);
  return releasedProducts > 0 ? order.store_id : null;
}
