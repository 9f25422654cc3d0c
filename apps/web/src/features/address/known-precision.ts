import { needsPin, precisionOf } from '@comanda/domain/address/location-precision.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { type AreaSource, loadAreas } from './load-areas.ts';

/**
 * The address with the precision that it has. One that was stored before it was asked is compared with the middles of the areas: at the
 * middle of one it is no more than the area.
 */
export async function withKnownPrecision(
  source: AreaSource,
  address: StoredAddress,
): Promise<StoredAddress> {
  if (address.locationPrecision !== null) return address;
  return { ...address, locationPrecision: precisionOf(address, await loadAreas(source)) };
}

/** Whether the shopper has to point, or to confirm in words, before an order goes there. */
export const needsConfirmation = (address: StoredAddress): boolean => needsPin(address, []);
