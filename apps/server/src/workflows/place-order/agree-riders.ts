import { isAskedNow } from '@comanda/domain/courier/ask-courier-at.ts';
import { couriersOf } from '@comanda/domain/courier/next-courier.ts';
import { noRidersRefusal } from '@comanda/domain/courier/no-riders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../../deps.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import type { CourierPlan } from '../../features/order/order-snapshot.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import { quoteDelivery } from '../delivery/quote-delivery.ts';
import type { AskedOrder } from './asked-order.ts';
import type { AgreedOrder } from './decide-order.ts';
import { orderTimes } from './order-times.ts';

/**
 * Who brings an order, with what that costs us; null for pickup. Refused before anything is sold when no courier would go now: NO_RIDERS,
 * NO_RIDERS_IN_ZONE or NO_RIDERS_COURIER. Food that is ready later than couriers are asked ahead is asked for then. The estimate that the
 * shopper's browser carries is stored, and used while this process still holds it for this place: what it costs us is never taken from a
 * browser.
 */
export async function agreeRiders(
  deps: Pick<Deps, 'couriers'>,
  tenant: TenantContext,
  asked: AskedOrder,
  facts: StoreFacts,
  agreed: AgreedOrder,
): Promise<Result<CourierPlan | null, Refusal>> {
  const { now } = asked;
  const { store } = facts;
  const { address, dispatchMethod } = asked.body.order;
  if (dispatchMethod === 'in_store' || !address) return accept(null);
  const plan = { couriers: couriersOf(store), quote: null, estimate: carriedEstimate(asked.body) };
  const { readyAt } = orderTimes(asked, facts, agreed);
  if (agreed.wantedAt !== null || readyAt === null || !isAskedNow(Date.parse(readyAt), now)) return accept(plan);
  const way = { tenantId: tenant.id, country: tenant.country, store, place: address, value: agreed.quote.subtotal };
  const words = { street: address.textAddress, city: address.city || store.commune, postalCode: address.postalCode ?? '' };
  const quoted = await quoteDelivery(deps, { ...way, ...words, readyAt: Date.parse(readyAt) }, 'forOrder');
  return quoted.problem ? refuse(noRidersRefusal(quoted.problem)) : accept({ ...plan, quote: quoted.quote });
}

/** Spec §3: id and expiry travel together or not at all. */
const carriedEstimate = ({
  uberEstimateId: id,
  uberEstimateExpiresAt: expiresAt,
}: AskedOrder['body']): NonNullable<CourierPlan['estimate']> | null => (id && expiresAt ? { id, expiresAt } : null);
