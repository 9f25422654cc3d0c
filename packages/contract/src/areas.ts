import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { latitude, longitude } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { everyone } from './role-sets.ts';

/**
 * An area that addresses end with: a comuna, zona, municipio, alcaldía or colonia (`kind`), and a
 * point in its middle. `municipality` contains the area, or is null. `postalCodes` are the known
 * postal codes of a colonia. docs/rules/places.md#municipality-picker.
 */
const areaSchema = v.object({
  name: v.string(),
  kind: v.string(),
  municipality: v.nullable(v.string()),
  postalCodes: v.array(v.string()),
  latitude,
  longitude,
}) satisfies v.GenericSchema<unknown, AddressArea>;

/**
 * Lists the areas of the country pack, in the pack's order. The shopper can then write an address
 * by hand while no geocoder answers.
 */
export const getAreas = defineEndpoint({
  name: 'getAreas',
  summary: 'Areas of the country, for an address that is written by hand',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/areas',
  access: everyone,
  answer: v.array(areaSchema),
  cache: 'versioned',
});
