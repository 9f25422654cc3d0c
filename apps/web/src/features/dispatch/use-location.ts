import { reversePlace } from '@comanda/contract/geocoding.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import { useState } from 'react';
import { type AppContext, useApp } from '../../platform/app-context.tsx';
import { locate, type LocationFailure } from '../../platform/locate.ts';
import { type AddressDraft, byHand, chosen } from './address-draft.ts';
import { loadAreas, nearestArea } from './load-areas.ts';

export type Locating = { state: 'idle' | 'busy' | 'found' } | { state: 'failed'; failure: LocationFailure };

/** The place of the device as the beginning of an address. */
export function useLocation(onFound: (draft: AddressDraft) => void) {
  const { api, page } = useApp();
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const ask = async (): Promise<void> => {
    setLocating({ state: 'busy' });
    const found = await locate();
    if (!found.ok) return setLocating({ state: 'failed', failure: found.error });
    const draft = await draftAt({ api, page }, found.value);
    setLocating({ state: 'found' });
    onFound(draft);
  };
  return {
    locating,
    ask: () => {
      if (locating.state !== 'busy') void ask();
    },
    forget: () => setLocating({ state: 'idle' }),
  };
}

/**
 * The address that stands at a point, with the point of the device and not of the house. Where nobody knows one, its street or its area
 * is filled in and the rest is left to write.
 */
async function draftAt({ api, page }: Pick<AppContext, 'api' | 'page'>, { latitude, longitude }: Point): Promise<AddressDraft> {
  const point = { latitude, longitude };
  const answer = await api.call(reversePlace, { query: point });
  const place = answer.ok && answer.value !== null ? { ...answer.value, ...point } : null;
  if (place?.precision === 'address') return chosen(place);
  if (place !== null) return { ...byHand(chosen(place)), ...(place.precision === 'area' ? { street: '' } : {}), point };
  const area = nearestArea(await loadAreas({ api, page }), point);
  return { entry: 'manual', street: '', number: '', area, point, placeId: null };
}
