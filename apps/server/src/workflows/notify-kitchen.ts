import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Deps } from '../deps.ts';
import { type OrderRow, toOrder } from '../features/order/order-rows.ts';
import { releaseOrder } from '../features/order/release-order.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { signIntegrationCall } from '../platform/http/integration-signature.ts';
import { post } from '../platform/outbound.ts';
import { dispatchJob } from './delivery/delivery-jobs.ts';
import { receiptJob } from './payment/payment-jobs.ts';

type Kitchen = Pick<Deps, 'db' | 'clock' | 'config' | 'integrationKeys'>;

/**
 * Tells the restaurant of an order, once its shopper can no longer undo it. At least once: the kitchen knows an order by its id.
 * An order that was undone in time is told to nobody, neither kitchen nor, by mail, its shopper. @throws when the kitchen does not answer; the job tries again.
 */
export async function notifyKitchen(deps: Kitchen, { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId }): Promise<void> {
  const now = deps.clock();
  const row = await release(deps, { tenantId, orderId }, now);
  const key = await deps.integrationKeys.of(tenantId, now);
  if (!row || deps.config.sandboxUrl === null || key === null) return;
  const body = JSON.stringify(ticketOf(tenantId, toOrder(row, now), carrierOf(row), deps.config.callbackUrl));
  const timestamp = String(Math.floor(now / 1_000));
  await post({
    url: `${deps.config.sandboxUrl}/kitchen/orders`,
    body,
    headers: { 'x-integration-timestamp': timestamp, 'x-integration-signature': signIntegrationCall(key, timestamp, body) },
  });
}

/** The receipt, and a courier, are due from the moment the order can no longer be undone: with its money, if that was to come first. */
function release({ db }: Kitchen, payload: { tenantId: TenantId; orderId: OrderId }, now: number) {
  const { tenantId, orderId } = payload;
  const at = new Date(now).toISOString();
  return releaseOrder(eachAlone(db, tenantId), orderId, at, {
    receipt: receiptJob(tenantId, orderId, at),
    dispatch: dispatchJob(tenantId, orderId, at),
  });
}

/** Food that a courier brings is moved on by what the courier says of it. */
const carrierOf = ({ snapshot }: OrderRow): 'courier' | 'store' =>
  snapshot.courier && snapshot.courier.couriers[0] !== 'own_delivery' ? 'courier' : 'store';

/** What the kitchen needs to cook and to answer; nothing about the person. */
const ticketOf = (tenantId: TenantId, order: Order, broughtBy: 'courier' | 'store', callbackUrl: string) => ({
  tenantId,
  orderId: order.id,
  number: order.number,
  dispatchMethod: order.dispatchMethod,
  broughtBy,
  status: order.status,
  scheduledDate: order.scheduledDate,
  callbackUrl,
  products: order.products.map(({ name, quantity, instructions, modifiers }) => ({
    name,
    quantity,
    instructions,
    modifiers: modifiers.map((modifier) => ({ name: modifier.quantity > 1 ? `${modifier.quantity}× ${modifier.name}` : modifier.name })),
  })),
});
