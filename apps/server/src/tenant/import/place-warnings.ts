import { isWithinCountry } from '@comanda/domain/country/country-bounds.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { farZoneDistance } from '@comanda/domain/store/zone-distance.ts';
import type { BuiltTenant } from './build-tenant.ts';
import { storeTitle } from './store-title.ts';

/**
 * Stores of one brand that are farther from all others may be in another city, or have wrong
 * coordinates. Metres.
 */
const farStoreMetres = 100_000;

const kilometres = (metres: number): string => `${Math.round(metres / 1_000)} km`;

/**
 * Sentences about stores and zones that lie in another country than the brand, or far from where
 * one expects them. docs/rules/tenants.md#places-of-a-folder.
 */
export function placeWarnings({ stores, settings: { country } }: BuiltTenant): string[] {
  return stores.flatMap((store) => [
    ...(isWithinCountry(store, country.code)
      ? farStore(store, stores)
      : [`${storeTitle(store)} lies in another country than "${country.code}", the brand's`]),
    ...farZones(store),
  ]);
}

function farStore(store: Store, stores: readonly Store[]): string[] {
  const others = stores.filter(({ id }) => id !== store.id);
  if (others.length === 0) return [];
  const nearest = Math.min(...others.map((other) => distanceMetres(store, other)));
  return nearest > farStoreMetres
    ? [`${storeTitle(store)} lies ${kilometres(nearest)} from the nearest other store`]
    : [];
}

const farZones = (store: Store): string[] =>
  store.deliveryZones.flatMap((zone) => {
    const metres = farZoneDistance(zone, store);
    return metres === null
      ? []
      : [`zone "${zone.name}" of ${storeTitle(store)} begins ${kilometres(metres)} from the store`];
  });
