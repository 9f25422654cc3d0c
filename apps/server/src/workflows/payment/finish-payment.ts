import type { TenantId } from '@comanda/domain/ids.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import { isLive } from '@comanda/domain/payment/attempt-graph.ts';
import { mayFinish } from '@comanda/domain/payment/wanted.ts';
import { glanceAtOrder } from '../../features/order/move-order.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { viewOf } from './order-view.ts';
import { type Asking, askAbout } from './query-payment.ts';
import { reachProvider } from './reach-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Takes the provider's last step while the order can use the money; else only asks, so that nothing is taken that must go back. */
export async function finishAttempt(deps: Asking, tenantId: TenantId, attempt: Attempt) {
  const order = await glanceAtOrder(eachAlone(deps.db, tenantId), attempt.orderId);
  if (!order || !mayFinish(attempt, viewOf(order))) return askAbout(deps, tenantId, attempt);
  const { provider, context } = await reachProvider(deps, tenantId, attempt);
  return settlePayment(deps, tenantId, { attempt, seen: await provider.finish(context, attempt) });
}

/** The last step of an attempt is due, unless somebody took it meanwhile. */
export async function finishPayment(deps: Asking, { tenantId, attemptId }: { tenantId: TenantId; attemptId: string }): Promise<void> {
  const kept = await findAttempt(eachAlone(deps.db, tenantId), attemptId);
  if (kept && isLive(kept.attempt.state)) await finishAttempt(deps, tenantId, kept.attempt);
}
