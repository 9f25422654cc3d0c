import { getAreas } from '@comanda/contract/areas.ts';
import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { Api } from '@comanda/client/api.ts';

/** The sources of areas: the API, or the stores of the page. */
export type AreaSource = { api: Api; page: Pick<PageState, 'stores'> };

/**
 * Loads the areas of the country by name. If the call fails, returns the areas of the brand's
 * stores, so that the shopper can still write an address.
 */
export async function loadAreas(
  { api, page }: AreaSource,
  signal?: AbortSignal,
): Promise<readonly AddressArea[]> {
  const answer = await api.call(getAreas, signal ? { signal } : {});
  const listed = answer.ok ? (answer.value ?? []) : [];
  const areas = listed.length > 0 ? listed : areasOfStores(page.stores);
  return areas.toSorted((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true }));
}

type StorePlace = GeoPoint & { commune: string };

const areasOfStores = (stores: readonly StorePlace[]): readonly AddressArea[] =>
  [...new Map(stores.map((store) => [store.commune, store])).values()].map(
    ({ commune, latitude, longitude }) => ({
      name: commune,
      kind: '',
      municipality: null,
      postalCodes: [],
      latitude,
      longitude,
    }),
  );

/** Returns the area with the nearest centre. */
export const nearestArea = (areas: readonly AddressArea[], point: GeoPoint): AddressArea | null =>
  areas.toSorted((a, b) => distanceMetres(a, point) - distanceMetres(b, point))[0] ?? null;
