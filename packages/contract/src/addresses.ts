import { addressKinds } from '@comanda/domain/address/saved-address.ts';
import type { AddressId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { addressParts, location, locationPrecision, shownAddressParts } from './address-fields.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { latitude, longitude, text, uuid } from './fields.ts';

const kind = v.picklist(addressKinds);
const placeId = v.nullable(text(200));

/** An address that a person keeps. docs/rules/places.md#required-fields-of-a-saved-address; `apartmentDetails` is floor, office or flat. Parts are empty where there are none. */
export const addressSchema = v.object({
  id: uuid<AddressId>(),
  kind,
  textAddress: v.string(),
  description: v.nullable(v.string()),
  apartmentDetails: v.string(),
  dispatchNote: v.string(),
  city: v.string(),
  ...shownAddressParts,
  latitude,
  longitude,
  locationPrecision: v.nullable(locationPrecision),
  locationConfirmed: v.boolean(),
  placeId: v.nullable(v.string()),
  hasStreetNumber: v.boolean(),
});

/** The kind is `other` unless said. A city left out is that of the place which stands there; so is a placeId that is left out or null. */
const addressDraft = v.object({
  kind: v.optional(kind),
  textAddress: text(200),
  description: v.optional(v.nullable(text(200))),
  apartmentDetails: v.optional(text(80)),
  dispatchNote: v.optional(text(200)),
  city: v.optional(text(80)),
  ...addressParts.entries,
  ...location.entries,
  placeId: v.optional(placeId),
});

/** What is left out stays as it is; new coordinates without a placeId have theirs looked up anew, and without a precision have none. */
const addressChanges = v.object({
  kind: v.optional(kind),
  textAddress: v.optional(text(200)),
  description: v.optional(v.nullable(text(200))),
  apartmentDetails: v.optional(text(80)),
  dispatchNote: v.optional(text(200)),
  city: v.optional(text(80)),
  ...addressParts.entries,
  ...location.entries,
  latitude: v.optional(latitude),
  longitude: v.optional(longitude),
  placeId: v.optional(placeId),
});

const people = ['guest', 'user'] as const;
const id = v.object({ id: uuid<AddressId>() });

export const getAddresses = defineEndpoint({
  name: 'getAddresses',
  summary: 'The addresses this person keeps: home, work, couple, other',
  tag: 'Places',
  method: 'GET',
  path: '/v1/addresses',
  access: people,
  answer: v.array(addressSchema),
});

/** The same address again (kind, text and flat) is kept once. FIELD_VALIDATION: no street number. INVALID_PARAMETER: too many are kept. */
export const createAddress = defineEndpoint({
  name: 'createAddress',
  summary: 'Keep an address',
  tag: 'Places',
  method: 'POST',
  path: '/v1/addresses',
  access: people,
  body: v.object({ address: addressDraft }),
  status: 201,
  answer: addressSchema,
});

/** REPEATED_DATABASE_VALUE: it would be the same as another one. */
export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  summary: 'Change an address that is kept',
  tag: 'Places',
  method: 'PATCH',
  path: '/v1/addresses/:id',
  access: people,
  params: id,
  body: v.object({ address: addressChanges }),
  answer: addressSchema,
  refusals: ['REPEATED_DATABASE_VALUE'],
});

export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  summary: 'Keep an address no longer',
  tag: 'Places',
  method: 'DELETE',
  path: '/v1/addresses/:id',
  access: people,
  params: id,
});
