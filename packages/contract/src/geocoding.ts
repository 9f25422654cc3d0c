import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { latitude, longitude, text } from './fields.ts';

/**
 * A place an address text leads to. `precision` address: the number is known; street: the street is, the number is not; area: only
 * the commune, the shopper must point. decisions §7.
 */
export const placeSchema = v.object({
  placeId: v.string(),
  textAddress: v.string(),
  city: v.string(),
  streetNumber: v.nullable(v.string()),
  latitude,
  longitude,
  precision: v.picklist(['address', 'street', 'area']),
});

export const searchPlaces = defineEndpoint({
  name: 'searchPlaces',
  summary: 'Places that match a typed address, best first',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/search',
  access: ['visitor', 'guest', 'user'],
  query: v.object({ q: text(200), city: v.optional(text(80)), session: v.optional(text(60)) }),
  answer: v.array(placeSchema),
});
