import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { isBlocked } from '@comanda/domain/store/offers-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { storeTitle } from './store-title.ts';

type CanTake = (method: PaymentMethodName) => boolean;

/**
 * Sentences about payment methods of a store that shoppers will never see, and about what cannot be
 * ordered without one that is paid online. `canTake`: true if this program has a provider for the
 * method in the brand's currency. docs/rules/tenants.md#warnings-about-a-folder.
 */
export function paymentWarnings(store: Store, canTake: CanTake, currency: string): string[] {
  const taken = store.paymentMethods.filter(canTake);
  const title = storeTitle(store);
  const warnings = store.paymentMethods
    .filter((method) => !canTake(method))
    .map(
      (method) => `nobody can pay by ${method} at ${title}: no provider takes it in ${currency}`,
    );
  if (isBlocked(store)) return warnings;
  const isOnline = taken.some(isPaidOnline);
  if (store.futureOrdersEnabled && !isOnline)
    warnings.push(
      `nobody can order for later from ${title}: a future order is paid online, and it has no such method (futureOrdersEnabled)`,
    );
  if (taken.length > 0 && taken.every(isPaidOnline))
    warnings.push(
      `${title} is paid online only (${taken.join(', ')}): nobody can order before the brand has that secret`,
    );
  return warnings;
}
