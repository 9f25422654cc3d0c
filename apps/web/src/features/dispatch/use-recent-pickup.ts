import { pickupStores } from '@comanda/domain/store/stores-at-point.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { readRecentPickup } from '../../shop/place/recent-pickup.ts';

/**
 * Returns the store where this person last chose to pick up, while it still offers pickup; else
 * null. docs/rules/places.md#recent-store-for-pickup.
 */
export function useRecentPickup(): Store | null {
  const { page, clock } = useApp();
  const [recentId] = useState(() => readRecentPickup(clock.now()));
  return pickupStores(page.stores, null).find(({ store }) => store.id === recentId)?.store ?? null;
}
