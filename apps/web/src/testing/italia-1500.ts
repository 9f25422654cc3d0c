import type { Place } from '../features/dispatch/use-places.ts';

/** A house in Ñuñoa, as the search answers it. */
export const italia1500: Place = {
  placeId: 'ChIJ/1',
  textAddress: 'Av. Italia 1500, Ñuñoa',
  city: 'Ñuñoa',
  streetNumber: '1500',
  latitude: -33.45,
  longitude: -70.62,
  precision: 'address',
};
