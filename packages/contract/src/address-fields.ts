import { locationPrecisions } from '@comanda/domain/address/location-precision.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { latitude, longitude } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { text } from './fields.ts';

/**
 * Postal code, colonia, municipality (comuna, alcaldía or municipio) and zone number of an address.
 * A part that the address lacks is empty or absent.
 */
export const addressParts = v.object({
  postalCode: v.optional(text(fieldLengths.postalCode)),
  neighbourhood: v.optional(text(fieldLengths.neighbourhood)),
  municipality: v.optional(text(fieldLengths.municipality)),
  zone: v.optional(text(fieldLengths.addressZone)),
});

/**
 * The same parts in a response. Every part is present; one that the address lacks is an empty
 * string.
 */
export const shownAddressParts = {
  postalCode: v.string(),
  neighbourhood: v.string(),
  municipality: v.string(),
  zone: v.string(),
};

export const locationPrecision = v.picklist(locationPrecisions);

/**
 * The point of an address. `locationPrecision`: `exact`, a service knows the house; `pin`, the
 * shopper or the device chose the point; `street`, a point on the street; `area`, the middle of the
 * area; null or absent, unknown. `locationConfirmed`: the shopper confirmed the written address
 * although its building is on no map.
 */
export const location = v.object({
  latitude,
  longitude,
  locationPrecision: v.optional(v.nullable(locationPrecision)),
  locationConfirmed: v.optional(v.boolean()),
});
