import type { TenantId } from '@comanda/domain/ids.ts';
import type { GeocodingRequester } from '../geocoding/geocoder.ts';

/** A shopper of the burger brand, in that country. */
export const geocodingRequester = (
  country = 'cl',
  session: string | null = null,
  rest: Partial<GeocodingRequester> = {},
): GeocodingRequester => ({
  tenantId: 'burger' as TenantId,
  country,
  session,
  person: null,
  near: null,
  ...rest,
});
