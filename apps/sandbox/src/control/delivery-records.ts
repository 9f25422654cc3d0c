/**
 * What really became of one delivery, whatever anybody was told about it. `charged`: what the courier asks of the shop for it, in the
 * currency's hundredths or as the courier counts; a delivery that was called off before a rider set out costs nothing.
 */
export type DeliveryTruth = {
  readonly provider: string;
  readonly merchantRef: string;
  readonly id: string;
  readonly state: string;
  readonly live: boolean;
  readonly riders: number;
  readonly charged: number;
  readonly currency: string;
};

/** The couriers' book: the oracle that tests compare a shop with. */
export type DeliveryRecords = { all(): readonly DeliveryTruth[] };
