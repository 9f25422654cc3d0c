import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import type { AddressSchema } from '../country/address-form.ts';
import type { AddressId } from '../ids.ts';
import type { AddressParts } from './address-parts.ts';
import { hasStreetNumber } from './street-number.ts';
import type { LocationPrecision } from './location-precision.ts';
import { checkParts } from './written-address.ts';

/**
 * Kinds of saved addresses, in the order of the list.
 * docs/rules/places.md#order-of-saved-addresses.
 */
export const addressKinds = ['home', 'work', 'couple', 'other'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** The largest number of saved addresses of a user. */
export const maxSavedAddresses = 20;

/**
 * The fields of an address that a user writes. Texts are trimmed; `apartmentDetails` is floor,
 * office or flat. docs/rules/places.md#required-fields-of-a-saved-address.
 */
export type AddressDraft = AddressParts & {
  kind: AddressKind;
  textAddress: string;
  description: string | null;
  apartmentDetails: string;
  dispatchNote: string;
  city: string;
  latitude: number;
  longitude: number;
  /** null: unknown. */
  locationPrecision: LocationPrecision | null;
  /** The user confirmed an address whose entrance is on no map. */
  locationConfirmed: boolean;
  /** The geocoder's id of the place; null if unknown. */
  placeId: string | null;
};
export type SavedAddress = AddressDraft & { id: AddressId };

/**
 * Sorts addresses: home, work, couple, other; within a kind the newest first (ids grow with time).
 * docs/rules/places.md#order-of-saved-addresses.
 */
export const sortAddresses = (addresses: readonly SavedAddress[]): readonly SavedAddress[] =>
  addresses.toSorted(
    (a, b) => addressKinds.indexOf(a.kind) - addressKinds.indexOf(b.kind) || (a.id < b.id ? 1 : -1),
  );

/**
 * Returns the problems of an address by field; empty if the address can be saved. An address needs
 * a street number (docs/rules/places.md#street-number-required), and its parts must be spelt as in
 * its country. An address that lacks a part can be saved.
 */
export function checkAddress(
  schema: AddressSchema,
  { textAddress, city, ...parts }: Pick<AddressDraft, 'textAddress' | 'city'> & AddressParts,
): Record<string, FieldProblem> {
  const textProblem =
    textAddress === ''
      ? problem('required')
      : hasStreetNumber(textAddress)
        ? null
        : problem('format');
  const textProblems = {
    ...(textProblem === null ? {} : { textAddress: textProblem }),
    ...(city === '' ? { city: problem('required') } : {}),
  };
  return { ...textProblems, ...checkParts(schema, parts, false) };
}
