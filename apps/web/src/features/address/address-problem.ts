import type { WrittenAddressProblems } from '@comanda/domain/address/written-address.ts';

/**
 * The reasons for which the point of an address needs a confirmation. `street`, `area`: the house
 * is unknown, and the point is only the street's or the area's. `farPin`: the pin is `metres` away
 * from the geocoder's point.
 */
export type PlaceDoubt = { kind: 'street' } | { kind: 'area' } | { kind: 'farPin'; metres: number };

/**
 * The reasons for which an address is not accepted. `outside`: no store delivers there. `missing`:
 * the incomplete fields with their problems.
 */
export type AddressProblem =
  | PlaceDoubt
  | { kind: 'notFound' }
  | { kind: 'outside' }
  | { kind: 'missing'; fields: WrittenAddressProblems };

export const isPlaceDoubt = (problem: AddressProblem | null): problem is PlaceDoubt =>
  problem !== null &&
  (problem.kind === 'street' || problem.kind === 'area' || problem.kind === 'farPin');
