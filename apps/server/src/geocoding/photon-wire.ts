import * as v from 'valibot';
import {
  optionalField,
  wireLatitude,
  wireLongitude,
  shownText,
} from '../platform/calls/wire-fields.ts';

/**
 * Responses of Photon (GeoJSON). Unknown fields are ignored. A malformed name counts as missing.
 */

const name = optionalField(shownText(500));

export const feature = v.object({
  properties: v.object({
    osm_type: v.picklist(['N', 'W', 'R']),
    osm_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    name,
    street: name,
    housenumber: name,
    type: name,
    city: name,
    district: name,
    locality: name,
    countrycode: name,
    postcode: name,
  }),
  geometry: v.object({ coordinates: v.tuple([wireLongitude, wireLatitude]) }),
});
export const collection = v.object({ features: v.array(feature) });
