import { needsPin, precisionOf } from '@comanda/domain/address/location-precision.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { type AreaSource, loadAreas } from './load-areas.ts';

/**
 * Returns the address with its precision. An address stored without one is compared with the
 * centres of the areas: at a centre its precision is `area`.
 */
export async function withKnownPrecision(
  source: AreaSource,
  address: StoredAddress,
): Promise<StoredAddress> {
  if (address.locationPrecision !== null) return address;
  return { ...address, locationPrecision: precisionOf(address, await loadAreas(source)) };
}

/**
 * Returns true if the shopper has to set the pin, or confirm the address, before an order goes
 * there.
 */
export const needsConfirmation = (address: StoredAddress): boolean => needsPin(address, []);
