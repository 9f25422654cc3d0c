import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import type { AddressId } from '../ids.ts';
import { hasStreetNumber } from './history.ts';

/** In the order in which saved addresses are shown. Spec §5. */
export const addressKinds = ['home', 'work', 'couple', 'other'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Addresses that one person may keep. */
export const mostAddresses = 20;

/** What a person says of an address. Texts are trimmed; `apartmentDetails` is floor, office or flat. Spec §3 Address. */
export type AddressDraft = {
  kind: AddressKind;
  textAddress: string;
  description: string | null;
  apartmentDetails: string;
  dispatchNote: string;
  city: string;
  latitude: number;
  longitude: number;
  /** null: nobody knows which place stands there. */
  placeId: string | null;
};
export type SavedAddress = AddressDraft & { id: AddressId };

/** Home first, then work, couple and other; of one kind the newest first (ids grow with time). Spec §5. */
export const orderAddresses = (addresses: readonly SavedAddress[]): readonly SavedAddress[] =>
  addresses.toSorted((a, b) => addressKinds.indexOf(a.kind) - addressKinds.indexOf(b.kind) || (a.id < b.id ? 1 : -1));

/** The fields that keep an address from being saved, by name; empty when it may be. An address needs a street number (Spec §5). */
export function checkAddress({ textAddress, city }: Pick<AddressDraft, 'textAddress' | 'city'>): Record<string, FieldProblem> {
  const isLacking = textAddress === '' ? problem('required') : hasStreetNumber(textAddress) ? null : problem('format');
  return { ...(isLacking === null ? {} : { textAddress: isLacking }), ...(city === '' ? { city: problem('required') } : {}) };
}
