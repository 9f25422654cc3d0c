import type { Errand } from './read-uber.ts';

/** A price that holds for fifteen minutes and one delivery. `fee` in hundredths of the currency. */
export type UberQuote = {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly fee: number;
  readonly currency: string;
  readonly errand: Errand;
  readonly used: boolean;
};
