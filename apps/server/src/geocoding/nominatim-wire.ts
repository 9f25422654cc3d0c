import * as v from 'valibot';
import {
  optionalField,
  wireLatitude,
  wireLongitude,
  shownText,
} from '../platform/calls/wire-fields.ts';

/**
 * Responses of Nominatim (jsonv2). Unknown fields are ignored. A malformed name counts as missing.
 */

const name = optionalField(shownText(500));
const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/u), v.toNumber());

export const result = v.object({
  osm_type: v.picklist(['node', 'way', 'relation']),
  osm_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  lat: v.pipe(degrees, wireLatitude),
  lon: v.pipe(degrees, wireLongitude),
  name,
  address: v.object({
    house_number: name,
    road: name,
    neighbourhood: name,
    suburb: name,
    city_district: name,
    city: name,
    town: name,
    municipality: name,
    postcode: name,
  }),
});
export const results = v.array(result);
export const reverseResponse = v.union([result, v.object({ error: shownText(500) })]);
