import {
  locatedPointSchema,
  savedAddressSchema,
  somePartsSchema,
} from '@comanda/domain/address/address-schema.ts';
import type { AddressId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { latitude, longitude, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { buyers } from './role-sets.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';

/** A saved address. Parts that the address lacks are empty. */
export const addressSchema = v.object({
  ...savedAddressSchema.entries,
  hasStreetNumber: v.boolean(),
});

/**
 * `kind` defaults to `other`. If the city or the placeId is absent (or null), the server takes it
 * from the place at the coordinates.
 */
const addressDraft = v.object({
  kind: v.optional(savedAddressSchema.entries.kind),
  textAddress: text(fieldLengths.address),
  description: v.optional(v.nullable(text(fieldLengths.addressDescription))),
  apartmentDetails: v.optional(text(fieldLengths.apartment)),
  dispatchNote: v.optional(text(fieldLengths.dispatchNote)),
  city: v.optional(text(fieldLengths.city)),
  ...somePartsSchema.entries,
  ...locatedPointSchema.entries,
  placeId: v.optional(v.nullable(text(fieldLengths.placeId))),
});

/**
 * Absent fields stay unchanged. New coordinates without a placeId make the server look the placeId
 * up again; without a precision they clear it.
 */
const addressChanges = v.object({
  ...addressDraft.entries,
  textAddress: v.optional(addressDraft.entries.textAddress),
  latitude: v.optional(latitude),
  longitude: v.optional(longitude),
});

const id = v.object({ id: uuid<AddressId>() });

export const getAddresses = defineEndpoint({
  name: 'getAddresses',
  summary: 'The addresses this person keeps: home, work, couple, other',
  tag: 'Places',
  method: 'GET',
  path: '/v1/addresses',
  access: buyers,
  answer: v.array(addressSchema),
});

/**
 * Saves an address. An equal address (kind, text and flat) is stored once. FIELD_VALIDATION: no
 * street number. INVALID_PARAMETER: too many saved addresses.
 */
export const createAddress = defineEndpoint({
  name: 'createAddress',
  summary: 'Keep an address',
  tag: 'Places',
  method: 'POST',
  path: '/v1/addresses',
  access: buyers,
  body: v.object({ address: addressDraft }),
  status: 201,
  answer: addressSchema,
  rateLimit: 'placeCall',
});

/** REPEATED_DATABASE_VALUE: the change would make the address equal to another saved one. */
export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  summary: 'Change an address that is kept',
  tag: 'Places',
  method: 'PATCH',
  path: '/v1/addresses/:id',
  access: buyers,
  params: id,
  body: v.object({ address: addressChanges }),
  answer: addressSchema,
  refusals: ['REPEATED_DATABASE_VALUE'],
  rateLimit: 'placeCall',
});

export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  summary: 'Keep an address no longer',
  tag: 'Places',
  method: 'DELETE',
  path: '/v1/addresses/:id',
  access: buyers,
  params: id,
});
