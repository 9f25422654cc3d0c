import type { TenantId } from '@comanda/domain/ids.ts';
import type { GeocodingRequester } from '../geocoding/geocoder.ts';

/** Makes a geocoding requester of the burger brand in this country. */
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
