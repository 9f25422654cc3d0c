import { partsOfArea } from '@comanda/domain/address/address-area.ts';
import { partsIn } from '@comanda/domain/address/written-address.ts';
import type { AddressSchema } from '@comanda/domain/country/address-form.ts';
import { reversePlace } from '@comanda/contract/geocoding.ts';
import { useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
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

/** Starts a draft from the device's position. */
export function useDeviceLocation(
  schema: AddressSchema,
  onFound: (draft: AddressFormDraft) => void,
) {
  const { api, page } = useApp();
  const [locating, setLocating] = useState<DeviceLocationState>({ state: 'idle' });
  const locate = async (): Promise<void> => {
    setLocating({ state: 'loading' });
    const device = await locateDevice();
    if (!device.ok) return setLocating({ state: 'failed', failure: device.error });
    const draft = await draftAt({ api, page, schema }, device.value);
    setLocating({ state: 'loaded', isRough: isRough(device.value) });
    onFound(draft);
  };
  return {
    locating,
    locate: () => {
      if (locating.state !== 'loading') void locate();
    },
    forget: () => setLocating({ state: 'idle' }),
  };
}

/**
 * A position with a larger possible error, in metres, is rough: computers often know only their
 * part of town.
 */
const roughMetres = 150;
const isRough = ({ accuracy }: DevicePoint): boolean => accuracy > roughMetres;

/**
 * Returns a draft of the address at the device's point; the coordinates stay the device's. If the
 * geocoder knows no house there, the street or the area is filled in and the shopper writes the
 * rest. A rough point is no pin.
 */
export async function draftAt(
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
    ? { ...written, geocoded: { point, precision: 'street', placeId: null } }
    : { ...written, point };
}
