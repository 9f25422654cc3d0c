import type { Shipment } from './read-estimate.ts';

/** An estimate with its one offer. `price` in whole major units. */
export type PeyaEstimate = {
  readonly id: string;
  readonly offerId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly price: number;
  readonly currency: string;
  readonly shipment: Shipment;
  /** The shipping that it became. */
  readonly shippingId: string | null;
};
