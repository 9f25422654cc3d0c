import { couriersOf } from '@comanda/domain/courier/next-courier.ts';
import { noRidersRefusal } from '@comanda/domain/courier/no-riders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { toldWait, usualWait } from '@comanda/domain/store/wait-time.ts';
import type { Deps } from '../../deps.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import type { CourierPlan } from '../../features/order/order-snapshot.ts';
import type { TenantContext } from '../../platform/http/call.ts';
import { quoteDelivery } from '../delivery/quote-delivery.ts';
import type { AskedOrder } from './asked-order.ts';
import type { AgreedOrder } from './decide-order.ts';

/**
 * Who brings an order, with what that costs us; null for pickup. Refused before anything is sold when no courier would go now: NO_RIDERS,
 * NO_RIDERS_IN_ZONE or NO_RIDERS_COURIER. The estimate that the shopper's browser carries is not believed: ours of the same place is used.
 */
export async function agreeRiders(
  deps: Pick<Deps, 'couriers'>,
  tenant: TenantContext,
  { body, now }: AskedOrder,
  { store }: StoreFacts,
  { quote }: AgreedOrder,
): Promise<Result<CourierPlan | null, Refusal>> {
  const { address, dispatchMethod } = body.order;
  if (dispatchMethod === 'in_store' || !address) return accept(null);
  const isLater = Boolean(body.requestedTime ?? body.requestedInstant);
  const readyMinutes = (isLater ? usualWait : toldWait)(store, 'in_store', null);
  const plan = { couriers: couriersOf(store), quote: null, readyMinutes };
  if (isLater) return accept(plan);
  const way = { tenantId: tenant.id, country: tenant.country, store, place: address, value: quote.subtotal, now };
  const quoted = await quoteDelivery(deps, { ...way, street: address.textAddress, city: address.city || store.commune }, 'take');
  return quoted.problem ? refuse(noRidersRefusal(quoted.problem)) : accept({ ...plan, quote: quoted.quote });
}
