import { somePartsSchema } from '@comanda/domain/address/address-schema.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { latitude, longitude } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { everyone } from './role-sets.ts';

/**
 * A place that the geocoder returned. `precision`: `address`, street and number are known;
 * `street`, only the street is; `area`, only the commune is, and the shopper must choose the point.
 * Unknown parts are absent. docs/rules/places.md#geocoding-calls.
 */
const placeSchema = v.object({
  placeId: v.string(),
  textAddress: v.string(),
  city: v.string(),
  ...somePartsSchema.entries,
  streetNumber: v.nullable(v.string()),
  latitude,
  longitude,
  precision: v.picklist(['address', 'street', 'area']),
});

/**
 * A search result. If its coordinates are null, the client requests them with getPlace when the
 * shopper chooses it.
 */
const suggestionSchema = v.object({
  ...placeSchema.entries,
  latitude: v.nullable(latitude),
  longitude: v.nullable(longitude),
});

export const searchPlaces = defineEndpoint({
  name: 'searchPlaces',
  summary: 'Places that match a typed address, best first',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/search',
  access: everyone,
  query: v.object({
    q: text(fieldLengths.placeSearch),
    city: v.optional(text(fieldLengths.city)),
    session: v.optional(text(fieldLengths.searchSession)),
  }),
  answer: v.array(suggestionSchema),
  rateLimit: 'placeCall',
});

/**
 * Returns the place of an id from searchPlaces or reversePlace. `session` is that of the search,
 * which this call ends.
 */
export const getPlace = defineEndpoint({
  name: 'getPlace',
  summary: 'One place by its id',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/places/:id',
  access: everyone,
  params: v.object({ id: text(fieldLengths.placeId) }),
  query: v.object({ session: v.optional(text(fieldLengths.searchSession)) }),
  answer: placeSchema,
  rateLimit: 'placeCall',
});

/**
 * Returns the place at a point, with the place's own coordinates; 204 if the geocoder knows none
 * nearby. docs/rules/places.md#geocoding-calls.
 */
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
  rateLimit: 'placeCall',
});
