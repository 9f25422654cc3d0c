import { partsOfArea } from '@comanda/domain/address/area.ts';
import { partsIn } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import { reversePlace } from '@comanda/contract/geocoding.ts';
import { useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { type DevicePoint, locate, type LocationFailure } from '../../platform/locate.ts';
import { type AddressDraft, byHand, chosen, manualOf, pinned } from './address-draft.ts';
import { loadAreas, nearestArea } from './load-areas.ts';
import type { DraftSource } from './resolve-draft.ts';

/** `isRough`: the device knows only about where it is. */
export type Locating = { state: 'idle' | 'busy' } | { state: 'found'; isRough: boolean } | { state: 'failed'; failure: LocationFailure };

/** The place of the device as the beginning of an address. */
export function useLocation(schema: AddressSchema, onFound: (draft: AddressDraft) => void) {
  const { api, page } = useApp();
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const ask = async (): Promise<void> => {
    setLocating({ state: 'busy' });
    const found = await locate();
    if (!found.ok) return setLocating({ state: 'failed', failure: found.error });
    const draft = await draftAt({ api, page, schema }, found.value);
    setLocating({ state: 'found', isRough: isRough(found.value) });
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

/** A device that may be so far off, in metres, does not point at a door: computers often know no more than their part of town. */
const roughMetres = 150;
const isRough = ({ accuracy }: DevicePoint): boolean => accuracy > roughMetres;

/**
 * The address that stands at a point, with the point of the device and not of the house. Where nobody knows one, its street or its area
 * is filled in and the rest is left to write. A rough point counts as no pin.
 */
async function draftAt({ api, page, schema }: DraftSource, device: DevicePoint): Promise<AddressDraft> {
  const point = { latitude: device.latitude, longitude: device.longitude };
  const answer = await api.call(reversePlace, { query: point });
  const place = answer.ok && answer.value !== null ? { ...answer.value, ...point } : null;
  if (place?.precision === 'address') return pinned(place, isRough(device) ? 'street' : 'pin');
  const area = place === null ? nearestArea(await loadAreas({ api, page }), point) : null;
  const written = place === null ? manualOf(area ? partsIn(schema, partsOfArea(area)) : {}) : byHand(schema, chosen(place));
  return isRough(device) ? { ...written, guess: { point, precision: 'street', placeId: null } } : { ...written, point };
}
