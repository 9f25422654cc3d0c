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
  /** Id of the shipping that was created from this estimate. */
  readonly shippingId: string | null;
};
