import type { TenantId } from '@comanda/domain/ids.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { needsCardForm, takesTypedCards } from '@comanda/domain/tenant/payment-settings.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import type { PublishedTenant } from './menu.rows.ts';

/**
 * Returns the online methods of the tenant's stores by which no provider takes the tenant's
 * payments, and those whose card form the brand cannot show.
 * docs/rules/payments.md#payment-methods-offered-for-an-order.
 */
export async function unavailableMethods(
  { isMethodAvailable }: Pick<MenuCacheParts, 'isMethodAvailable'>,
  tenantId: TenantId,
  { settings, stores }: PublishedTenant,
): Promise<ReadonlySet<string>> {
  if (!isMethodAvailable) return new Set([]);
  const unavailable: string[] = [];
  const online = new Set(
    stores.flatMap((store) => store.paymentMethods.filter((name) => paymentMethods[name].isOnline)),
  );
  for (const name of online) {
    const hasForm = !needsCardForm(name) || takesTypedCards(settings.payments);
    if (!hasForm || !(await isMethodAvailable(tenantId, name, settings.country.currency)))
      unavailable.push(name);
  }
  return new Set(unavailable);
}

/**
 * Removes the options of a store that are not available: payment methods without a provider, and
 * future orders when the brand allows no day ahead.
 */
export function withAvailableOptions(
  unavailable: ReadonlySet<string>,
  settings: Settings,
  store: Store,
): Store {
  const available = withAvailableMethods(unavailable, store);
  return settings.maxDaysAvailableFutureOrder > 0
    ? available
    : { ...available, futureOrdersEnabled: false };
}

function withAvailableMethods(unavailable: ReadonlySet<string>, store: Store): Store {
  const paymentMethods = store.paymentMethods.filter((name) => !unavailable.has(name));
  if (paymentMethods.length === store.paymentMethods.length) return store;
  const paymentMethodDetails = (store.paymentMethodDetails ?? []).filter(({ name }) =>
    paymentMethods.includes(name),
  );
  return { ...store, paymentMethods, paymentMethodDetails };
}
