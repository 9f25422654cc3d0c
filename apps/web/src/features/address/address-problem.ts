import type { WrittenAddressProblems } from '@comanda/domain/address/written-address.ts';

/**
 * Why the point of an address is not believed yet. `street`, `area`: nobody knows the house, and the point is no more than that.
 * `farPin`: the pin stands `metres` away from where the text is known to be.
 */
export type PlaceDoubt = { kind: 'street' } | { kind: 'area' } | { kind: 'farPin'; metres: number };

/** What is in the way of an address. `outside`: nobody delivers there. `missing`: fields that lack something, with why. */
export type AddressProblem =
  | PlaceDoubt
  | { kind: 'notFound' }
  | { kind: 'outside' }
  | { kind: 'missing'; fields: WrittenAddressProblems };

export const isPlaceDoubt = (problem: AddressProblem | null): problem is PlaceDoubt =>
  problem !== null &&
  (problem.kind === 'street' || problem.kind === 'area' || problem.kind === 'farPin');
