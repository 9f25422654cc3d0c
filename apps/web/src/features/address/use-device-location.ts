import { partsOfArea } from '@comanda/domain/address/address-area.ts';
import { partsIn } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-schemas.ts';
import { reversePlace } from '@comanda/contract/geocoding.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.tsx';
import {
  type DeviceLocationState,
  type DevicePoint,
  locateDevice,
} from '../../platform/locate-device.ts';
import {
  type AddressFormDraft,
  toManualDraft,
  draftFromPlace,
  manualDraft,
  draftFromPin,
} from './address-form-draft.ts';
import { loadAreas, nearestArea } from './load-areas.ts';
import type { DraftSource } from './resolve-draft.ts';

/** The place of the device as the beginning of an address. */
export function useDeviceLocation(
  schema: AddressSchema,
  onFound: (draft: AddressFormDraft) => void,
) {
  const { api, page } = useApp();
  const [locating, setLocating] = useState<DeviceLocationState>({ state: 'idle' });
  const ask = async (): Promise<void> => {
    setLocating({ state: 'busy' });
    const device = await locateDevice();
    if (!device.ok) return setLocating({ state: 'failed', failure: device.error });
    const draft = await draftAt({ api, page, schema }, device.value);
    setLocating({ state: 'found', isRough: isRough(device.value) });
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
async function draftAt(
  { api, page, schema }: DraftSource,
  device: DevicePoint,
): Promise<AddressFormDraft> {
  const point = { latitude: device.latitude, longitude: device.longitude };
  const answer = await api.call(reversePlace, { query: point });
  const place = answer.ok && answer.value !== null ? { ...answer.value, ...point } : null;
  if (place?.precision === 'address')
    return draftFromPin(place, isRough(device) ? 'street' : 'pin');
  const area = place === null ? nearestArea(await loadAreas({ api, page }), point) : null;
  const written =
    place === null
      ? manualDraft(area ? partsIn(schema, partsOfArea(area)) : {})
      : toManualDraft(schema, draftFromPlace(place));
  return isRough(device)
    ? { ...written, guess: { point, precision: 'street', placeId: null } }
    : { ...written, point };
}
