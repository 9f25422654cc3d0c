import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { isLive } from '@comanda/domain/payment/attempt-graph.ts';
import type { Deps } from '../../deps.ts';
import { endedEntries } from '../../features/ledger/payment-entries.ts';
import { giveBack } from '../../features/order/give-back.ts';
import { waitsForMoney } from '../../features/order/kept-payment.ts';
import { balanceOf, lockOrder, moveOrder } from '../../features/order/move-order.ts';
import { attemptsOf } from '../../features/payment/find-attempts.ts';
import { extendGuestTokens } from '../../features/session/session-rows.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { tellOrder } from '../../platform/db/tell-order.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { type Asking, askAbout } from './query-payment.ts';

type Payload = { tenantId: TenantId; orderId: OrderId };

/**
 * The 15 minutes are over: providers are asked one last time, then an order without its money fails and gives back what it reserved.
 * Money that comes later is returned. decisions §4.
 */
export async function expireOrder(deps: Asking & Pick<Deps, 'stockNotice'>, { tenantId, orderId }: Payload): Promise<void> {
  const attempts = await attemptsOf(eachAlone(deps.db, tenantId), orderId);
  for (const { attempt } of attempts.filter(({ attempt: { state } }) => isLive(state))) await lastQuestion(deps, tenantId, attempt);
  const stockReturnedTo = await withTenant(deps.db, tenantId, (tx) => fail(tx, orderId, deps.clock()));
  deps.events.emit({ tenantId, kind: 'order', id: orderId });
  if (stockReturnedTo !== null) deps.stockNotice.changed(tenantId, stockReturnedTo);
}

/** An order fails in time even when its provider cannot be reached. */
async function lastQuestion(deps: Asking, ...[tenantId, attempt]: [TenantId, Parameters<typeof askAbout>[2]]): Promise<void> {
  try {
    await askAbout(deps, tenantId, attempt);
  } catch (error) {
    deps.log.warn({ err: error, tenantId, attemptId: attempt.id }, 'a provider was not asked before its order failed');
  }
}

/** Answers the store whose stock changed, or null. */
async function fail(tx: Tx, orderId: OrderId, now: number): Promise<StoreId | null> {
  const order = await lockOrder(tx, orderId);
  if (!order || !waitsForMoney(order)) return null;
  const entries = endedEntries(await balanceOf(tx, orderId));
  const at = new Date(now).toISOString();
  await moveOrder(tx, { id: orderId, status: 'failed', paymentStatus: 'failed', at, ledger: { event: 'undone', entries } });
  const returned = await giveBack(tx, orderId, now);
  await extendGuestTokens(tx, order.buyer_id, now);
  await tellOrder(tx, orderId);
  return returned > 0 ? order.store_id : null;
}
