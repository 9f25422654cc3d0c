import type { StoredAddress } from '../shop/shop-schema.ts';

/** A flat in Ñuñoa, picked from the list; `changes` override its fields. */
export const makeAddress = (changes: Partial<StoredAddress> = {}): StoredAddress => ({
  textAddress: 'Av. Italia 1439',
  city: 'Ñuñoa',
  apartmentDetails: 'depto 502',
  dispatchNote: '',
  postalCode: '',
  neighbourhood: '',
  municipality: '',
  zone: '',
  latitude: -33.45,
  longitude: -70.62,
  locationPrecision: 'exact',
  locationConfirmed: false,
  placeId: null,
  ...changes,
});
