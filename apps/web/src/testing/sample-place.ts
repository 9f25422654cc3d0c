import type { GeocodedPlace } from '../features/address/use-place-search.ts';

/** A house in Ñuñoa, as the place search returns it. */
export const samplePlace: GeocodedPlace = {
  placeId: 'ChIJ/1',
  textAddress: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  streetNumber: '1500',
  latitude: -33.45,
  longitude: -70.62,
  precision: 'address',
};
