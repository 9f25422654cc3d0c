import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { hasEnded } from '@comanda/domain/order/order-status.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../features/order/find-orders.ts';
import { type OrderRow, toOrder } from '../features/order/order-rows.ts';
import { releaseOrder } from '../features/order/release-order.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { signIntegrationCall } from '../platform/http/integration-signature.ts';
import { post } from '../platform/outbound.ts';
import { dispatchJob } from './delivery/delivery-jobs.ts';
import { receiptJob } from './payment/payment-jobs.ts';

type OfOrder = { tenantId: TenantId; orderId: OrderId };
type Kitchen = Pick<Deps, 'db' | 'clock' | 'config' | 'integrationKeys'>;

/**
 * Tells the restaurant of an order, once its shopper can no longer undo it. At least once: the kitchen knows an order by its id.
 * An order that was undone in time is told to nobody, neither kitchen nor, by mail, its shopper. @throws when the kitchen does not answer; the job tries again.
 */
export async function notifyKitchen(deps: Kitchen, payload: OfOrder): Promise<void> {
  const row = await release(deps, payload, deps.clock());
  if (row) await tell(deps, payload.tenantId, row, carrierOf(row));
}

/** Tells the restaurant that its own people bring an order that a courier was to bring. The same ticket, so that one whose first was lost is cooked all the same. */
export async function tellKitchenCarrier(deps: Kitchen, { tenantId, orderId }: OfOrder): Promise<void> {
  const row = await findOrder(eachAlone(deps.db, tenantId), orderId);
  if (row && !hasEnded(row.status)) await tell(deps, tenantId, row, 'store');
}

/** @throws when the kitchen does not answer. */
async function tell(deps: Kitchen, tenantId: TenantId, row: OrderRow, broughtBy: 'courier' | 'store'): Promise<void> {
  const now = deps.clock();
  const key = await deps.integrationKeys.of(tenantId, now);
  if (deps.config.sandboxUrl === null || key === null) return;
  const body = JSON.stringify(ticketOf(tenantId, toOrder(row, now), broughtBy, deps.config.callbackUrl));
  const timestamp = String(Math.floor(now / 1_000));
  await post({
    url: `${deps.config.sandboxUrl}/kitchen/orders`,
    body,
    headers: { 'x-integration-timestamp': timestamp, 'x-integration-signature': signIntegrationCall(key, timestamp, body) },
  });
}

/** The receipt, and a courier, are due from the moment the order can no longer be undone: with its money, if that was to come first. */
function release({ db }: Kitchen, payload: OfOrder, now: number) {
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
