import * as v from 'valibot';
import type { AddressId } from '../ids.ts';
import { fieldLengths } from '../limits/field-lengths.ts';
import { latitude, longitude, uuid } from '../schema/fields.ts';
import { addressKinds } from './address-kinds.ts';
import { locationPrecisionSchema } from './location-precision-schema.ts';

/**
 * The parts of an address beside street, number, unit and `city`, as the country writes them:
 * código postal, colonia, comuna or alcaldía or municipio, and the number of the zona. A part is
 * empty if the country has no such part or it is unknown.
 * docs/rules/places.md#parts-of-an-address-in-orders.
 */
export const addressPartsSchema = v.object({
  postalCode: v.string(),
  neighbourhood: v.string(),
  municipality: v.string(),
  zone: v.string(),
});

const part = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)));

/** The parts of an address that may lack some; a part that it lacks is empty or absent. */
export const somePartsSchema = v.object({
  postalCode: part(fieldLengths.postalCode),
  neighbourhood: part(fieldLengths.neighbourhood),
  municipality: part(fieldLengths.municipality),
  zone: part(fieldLengths.addressZone),
});

/**
 * The point of an address with its precision. `locationPrecision` null or absent: the caller does
 * not know it. `locationConfirmed`: the shopper confirmed an address whose entrance is on no map.
 */
export const locatedPointSchema = v.object({
  latitude,
  longitude,
  locationPrecision: v.optional(v.nullable(locationPrecisionSchema)),
  locationConfirmed: v.optional(v.boolean()),
});

/**
 * An address that a user saved. `apartmentDetails` is floor, office or flat. `placeId`: the
 * geocoder's id of the place; null if unknown.
 * docs/rules/places.md#required-fields-of-a-saved-address.
 */
export const savedAddressSchema = v.object({
  id: uuid<AddressId>(),
  kind: v.picklist(addressKinds),
  textAddress: v.string(),
  description: v.nullable(v.string()),
  apartmentDetails: v.string(),
  dispatchNote: v.string(),
  city: v.string(),
  ...addressPartsSchema.entries,
  latitude,
  longitude,
  /** null: unknown. */
  locationPrecision: v.nullable(locationPrecisionSchema),
  locationConfirmed: v.boolean(),
  placeId: v.nullable(v.string()),
});
