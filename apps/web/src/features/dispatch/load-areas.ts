import { type Area, getAreas } from '@comanda/contract/areas.ts';
import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { AppContext } from '../../platform/app-context.tsx';

/** The areas of the country by name; those of the brand's stores while the list cannot be had, so that an address can be written. */
export async function loadAreas({ api, page }: Pick<AppContext, 'api' | 'page'>, signal?: AbortSignal): Promise<readonly Area[]> {
  const answer = await api.call(getAreas, signal ? { signal } : {});
  const known = answer.ok ? (answer.value ?? []) : [];
  const areas = known.length > 0 ? known : areasOfStores(page.stores);
  return areas.toSorted((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true }));
}

type StorePlace = Point & { commune: string };

const areasOfStores = (stores: readonly StorePlace[]): readonly Area[] =>
  [...new Map(stores.map((store) => [store.commune, store])).values()].map(({ commune, latitude, longitude }) => ({
    name: commune,
    kind: '',
    latitude,
    longitude,
  }));

/** The area whose middle is nearest: where a position most likely is. */
export const nearestArea = (areas: readonly Area[], point: Point): Area | null =>
  areas.toSorted((a, b) => distanceMetres(a, point) - distanceMetres(b, point))[0] ?? null;
