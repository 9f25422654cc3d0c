import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { latitude, longitude } from './fields.ts';

/**
 * An area that addresses end with: a comuna, zona, municipio, alcaldía or colonia (`kind`), and a point in its middle. `municipality`: the
 * one that it is part of, or null. `postalCodes`: of a colonia, as far as they are known. docs/rules/places.md#municipality-picker.
 */
export const areaSchema = v.object({
  name: v.string(),
  kind: v.string(),
  municipality: v.nullable(v.string()),
  postalCodes: v.array(v.string()),
  latitude,
  longitude,
}) satisfies v.GenericSchema<unknown, AddressArea>;

/** Out of the country pack, so that an address can be written by hand while no geocoder answers. In the order of the pack. */
export const getAreas = defineEndpoint({
  name: 'getAreas',
  summary: 'Areas of the country, for an address that is written by hand',
  tag: 'Places',
  method: 'GET',
  path: '/v1/geocoding/areas',
  access: ['visitor', 'guest', 'user'],
  answer: v.array(areaSchema),
  cache: 'versioned',
});
