import { lacksOrderTaker } from '@comanda/domain/store/lacks-order-taker.ts';
import { kitchenAddressOf, type KitchenSettings } from '../../kitchen/kitchen-address.ts';
import { type FolderProblem, problemPlace } from '../folder/folder-problem.ts';
import type { BuiltTenant } from './build-tenant.ts';

/**
 * Returns a problem for each store whose orders would reach nobody on a server with these settings
 * and `tenantCount` brands. None in a demonstration.
 * docs/rules/counter-systems.md#orders-that-would-reach-nobody.
 */
export function checkOrderTakers(
  { stores, operations }: Pick<BuiltTenant, 'stores' | 'operations'>,
  settings: KitchenSettings,
  tenantCount: number,
): FolderProblem[] {
  if (settings.demo) return [];
  const hasAddress = kitchenAddressOf(settings, tenantCount, operations.kitchenUrl) !== null;
  return [...stores.entries()].flatMap(([place, store]) =>
    lacksOrderTaker(store, hasAddress)
      ? [{ file: 'stores.json', place: problemPlace([place, 'ordersGoTo']), reason }]
      : [],
  );
}

const reason =
  'the orders would reach nobody: they go to a system, and there is no kitchenUrl in settings.json (nor KITCHEN_URL on a server of one brand). ' +
  'Set one, or say "counter"';
