import type { Minor } from '../money/money.ts';

/**
 * The benefit of one complete offer. `price`: its units cost this together. `cheapestFree`: its
 * cheapest unit costs nothing. Minor units, basis points.
 */
export type OfferBenefit =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount' | 'price'; amount: Minor }
  | { kind: 'cheapestFree' };
