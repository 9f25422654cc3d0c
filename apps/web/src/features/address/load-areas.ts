import { getAreas } from '@comanda/contract/areas.ts';
import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type { PageState } from '@comanda/contract/page.ts';
import type { Api } from '../../platform/api.ts';

/** Where areas come from: the API, or the stores of the page. */
export type AreaSource = { api: Api; page: Pick<PageState, 'stores'> };

/** The areas of the country by name; those of the brand's stores while the list cannot be had, so that an address can be written. */
export async function loadAreas(
  { api, page }: AreaSource,
  signal?: AbortSignal,
): Promise<readonly AddressArea[]> {
  const answer = await api.call(getAreas, signal ? { signal } : {});
  const known = answer.ok ? (answer.value ?? []) : [];
  const areas = known.length > 0 ? known : areasOfStores(page.stores);
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

/** The area whose middle is nearest: where a position most likely is. */
export const nearestArea = (areas: readonly AddressArea[], point: GeoPoint): AddressArea | null =>
  areas.toSorted((a, b) => distanceMetres(a, point) - distanceMetres(b, point))[0] ?? null;
