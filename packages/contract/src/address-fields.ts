import { locationPrecisions } from '@comanda/domain/address/location-precision.ts';
import * as v from 'valibot';
import { latitude, longitude, text } from './fields.ts';

/** Código postal, colonia, comuna or alcaldía or municipio, and number of the zona; empty or left out where there is none. */
export const addressParts = v.object({
  postalCode: v.optional(text(12)),
  neighbourhood: v.optional(text(80)),
  municipality: v.optional(text(80)),
  zone: v.optional(text(12)),
});

/** The same parts in an answer: each is there, empty where there is none. */
export const shownAddressParts = {
  postalCode: v.string(),
  neighbourhood: v.string(),
  municipality: v.string(),
  zone: v.string(),
};

export const locationPrecision = v.picklist(locationPrecisions);

/**
 * Where an address is. `locationPrecision` exact: a service knows the house; pin: the shopper or the device pointed at it; street: a point
 * of the street; area: the middle of its area; null or left out: nobody says. `locationConfirmed`: the shopper confirmed in words an
 * address whose door is on no map.
 */
export const location = v.object({
  latitude,
  longitude,
  locationPrecision: v.optional(v.nullable(locationPrecision)),
  locationConfirmed: v.optional(v.boolean()),
});
