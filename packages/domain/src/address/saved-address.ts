import type { InferOutput } from 'valibot';
import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import type { AddressSchema } from '../country/address-form.ts';
import type { Frozen } from '../schema/frozen.ts';
import { addressKinds } from './address-kinds.ts';
import type { AddressParts } from './address-parts.ts';
import type { savedAddressSchema } from './address-schema.ts';
import { hasStreetNumber } from './street-number.ts';
import { checkParts } from './written-address.ts';

/** The largest number of saved addresses of a user. */
export const maxSavedAddresses = 20;

export type SavedAddress = Frozen<InferOutput<typeof savedAddressSchema>>;
export type AddressKind = SavedAddress['kind'];
/** The fields of an address that a user writes. Texts are trimmed. */
export type AddressDraft = Omit<SavedAddress, 'id'>;

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
