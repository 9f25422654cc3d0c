import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import type { AddressSchema } from '../country/address-schemas.ts';
import type { AddressId } from '../ids.ts';
import type { AddressParts } from './address-parts.ts';
import { hasStreetNumber } from './address-history.ts';
import type { LocationPrecision } from './location-precision.ts';
import { checkParts } from './written-address.ts';

/** In the order in which saved addresses are shown. docs/rules/places.md#order-of-saved-addresses. */
export const addressKinds = ['home', 'work', 'couple', 'other'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Addresses that one person may keep. */
export const maxSavedAddresses = 20;

/** What a person says of an address. Texts are trimmed; `apartmentDetails` is floor, office or flat. docs/rules/places.md#required-fields-of-a-saved-address. */
export type AddressDraft = AddressParts & {
  kind: AddressKind;
  textAddress: string;
  description: string | null;
  apartmentDetails: string;
  dispatchNote: string;
  city: string;
  latitude: number;
  longitude: number;
  /** null: nobody said. */
  locationPrecision: LocationPrecision | null;
  /** The person confirmed in words an address whose door is on no map. */
  locationConfirmed: boolean;
  /** null: nobody knows which place stands there. */
  placeId: string | null;
};
export type SavedAddress = AddressDraft & { id: AddressId };

/** Home first, then work, couple and other; of one kind the newest first (ids grow with time). docs/rules/places.md#order-of-saved-addresses. */
export const sortAddresses = (addresses: readonly SavedAddress[]): readonly SavedAddress[] =>
  addresses.toSorted(
    (a, b) => addressKinds.indexOf(a.kind) - addressKinds.indexOf(b.kind) || (a.id < b.id ? 1 : -1),
  );

/**
 * The fields that keep an address from being saved, by name; empty when it may be. An address needs a street number (docs/rules/places.md#street-number-required), and its
 * parts are spelt as its country spells them; one that lacks a part is kept all the same.
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
