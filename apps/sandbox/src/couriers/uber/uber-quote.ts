import type { UberDeliveryRequest } from './read-uber-request.ts';

/**
 * A price that is valid for fifteen minutes and for one delivery. `fee` in hundredths of the
 * currency.
 */
export type UberQuote = {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly fee: number;
  readonly currency: string;
  readonly request: UberDeliveryRequest;
  readonly used: boolean;
};
