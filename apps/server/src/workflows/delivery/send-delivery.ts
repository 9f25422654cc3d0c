import type { CourierQuote, Delivery, Sighting } from '@comanda/domain/courier/delivery.ts';
import { isAbsorbed } from '@comanda/domain/courier/next-courier.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { usualOperations } from '@comanda/domain/tenant/operations.ts';
import type { Errand } from '../../couriers/errand.ts';
import { claimSending } from '../../features/delivery/delivery-rows.ts';
import { keepQuote } from '../../features/delivery/save-delivery.ts';
import { findCustomerOrder } from '../../features/order/find-orders.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { errandOfOrder } from './errand-of-order.ts';
import { reachCourier } from './reach-courier.ts';
import { type Delivering, settleDelivery } from './settle-delivery.ts';

type Payload = { tenantId: TenantId; deliveryId: string; sends: number };
type Reached = NonNullable<Awaited<ReturnType<typeof reachCourier>>>;

/** A quote is used only if it lasts until the courier has read it. */
const marginMs = 30_000;

/**
 * Sends a delivery to its courier, outside of any transaction. Of several that want to send it, one does; a courier that has it already
 * knows it by its name. The shopper pays what was agreed, whatever it costs now.
 */
export async function sendDelivery(deps: Delivering, { tenantId, deliveryId, sends }: Payload): Promise<void> {
  const tx = eachAlone(deps.db, tenantId);
  const kept = await claimSending(tx, deliveryId, sends, new Date(deps.clock()).toISOString());
  if (kept) await settleDelivery(deps, tenantId, { delivery: kept.delivery, seen: await ask(deps, tenantId, kept.delivery) });
}

async function ask(deps: Delivering, tenantId: TenantId, delivery: Delivery): Promise<Sighting> {
  const at = deps.clock();
  const nothing: Sighting = { authority: 'reply', reported: 'refused', at, problem: 'temporary' };
  if (delivery.courier === 'own_delivery') return { authority: 'reply', reported: 'CONFIRMED', at, rider: null };
  const reached = await reachCourier(deps, tenantId, delivery.courier);
  const order = await findCustomerOrder(eachAlone(deps.db, tenantId), delivery.orderId);
  const facts = order && (await deps.menus.storeFacts(tenantId, order.store_id));
  const tenant = deps.tenants.byId(tenantId);
  const errand = order && facts && tenant ? errandOfOrder(order, facts.store, tenant.country.code, at, delivery.externalRef) : null;
  if (!reached || !errand) return nothing;
  const earlier = delivery.sends > 1 ? await reached.courier.ask(reached.context, delivery) : null;
  if (earlier && earlier.reported !== 'noRecord') return earlier;
  return dispatch(deps, tenantId, { delivery, reached, errand, agreed: order?.snapshot.courier?.quote ?? null });
}

type Sending = { delivery: Delivery; reached: Reached; errand: Errand; agreed: CourierQuote | null };

/** With the quote that the order was placed with while it lasts, else with a new one; once more when the courier says that it is over. */
async function dispatch(deps: Delivering, tenantId: TenantId, sending: Sending): Promise<Sighting> {
  const { delivery, reached, errand, agreed } = sending;
  const { courier, context } = reached;
  const ofThis = agreed?.courier === delivery.courier ? agreed : null;
  const isFresh = ofThis !== null && !courier.quoteNamesPerson && ofThis.expiresAt > deps.clock() + marginMs;
  const first = isFresh && delivery.sends === 1 ? ofThis : await quoteAgain(deps, tenantId, sending, ofThis);
  if ('authority' in first) return first;
  await keepQuote(eachAlone(deps.db, tenantId), delivery.id, first);
  const seen = await courier.dispatch(context, errand, first);
  if (seen.reported !== 'refused' || (seen.problem !== 'quoteExpired' && seen.problem !== 'quoteUsed')) return seen;
  const second = await quoteAgain(deps, tenantId, sending, ofThis);
  if ('authority' in second) return second;
  await keepQuote(eachAlone(deps.db, tenantId), delivery.id, second);
  return courier.dispatch(context, errand, second);
}

/** A new quote, or why nobody goes: the courier refuses, or wants more than is absorbed. */
async function quoteAgain(
  { clock, menus }: Delivering,
  tenantId: TenantId,
  { reached, errand }: Sending,
  agreed: CourierQuote | null,
): Promise<CourierQuote | Sighting> {
  const at = clock();
  const quoted = await reached.courier.quote(reached.context, errand);
  if (!quoted.ok) return { authority: 'reply', reported: 'refused', at, problem: quoted.problem };
  const { courierTolerancePercent } = (await menus.tenant(tenantId))?.operations ?? usualOperations;
  if (agreed && !isAbsorbed(agreed.price, quoted.quote.price, courierTolerancePercent))
    return { authority: 'reply', reported: 'refused', at, problem: 'tooDear' };
  return quoted.quote;
}
