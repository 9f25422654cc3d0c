import * as v from 'valibot';
import { addressParts } from './address-fields.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { latitude, longitude, text } from './fields.ts';

/**
 * A place an address text leads to. `precision` address: the number is known; street: the street is, the number is not; area: only
 * the commune, the shopper must point. Parts are left out where nobody knows them. docs/rules/places.md#geocoding-calls.
 */
export const placeSchema = v.object({
  placeId: v.string(),
  textAddress: v.string(),
  city: v.string(),
  ...addressParts.entries,
  streetNumber: v.nullable(v.string()),
  latitude,
  longitude,
  precision: v.picklist(['address', 'street', 'area']),
});

/** A place that a search found. Coordinates null: they are asked for with getPlace when it is chosen. */
export const suggestionSchema = v.object({
  ...placeSchema.entries,
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
});

const everyone = ['visitor', 'guest', 'user'] as const;

export const searchPlaces = defineEndpoint({
  name: 'searchPlaces',
  summary: 'Places that match a typed address, best first',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/search',
  access: everyone,
  query: v.object({ q: text(200), city: v.optional(text(80)), session: v.optional(text(60)) }),
  answer: v.array(suggestionSchema),
});

/** The place of an id that searchPlaces or reversePlace gave. `session` as in the search that it ends. */
export const getPlace = defineEndpoint({
  name: 'getPlace',
  summary: 'One place by its id',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/places/:id',
  access: everyone,
  params: v.object({ id: text(200) }),
  query: v.object({ session: v.optional(text(60)) }),
  answer: placeSchema,
});

/** The place that stands at a point, its own coordinates; 204 when nothing is known near it. docs/rules/places.md#geocoding-calls. */
export const reversePlace = defineEndpoint({
  name: 'reversePlace',
  summary: 'The place that stands at a point',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/reverse',
  access: everyone,
  query: v.object({ latitude, longitude }),
  answer: placeSchema,
  also204: true,
});
