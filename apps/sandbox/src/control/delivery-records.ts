/**
 * The actual state of one delivery, whatever the courier reported. `charged`: the courier's charge
 * to the shop, in hundredths of the currency or in the courier's own unit. A delivery cancelled
 * before a rider set out costs nothing.
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

/** The couriers' records. Tests compare a shop's state with them. */
export type DeliveryRecords = { all(): readonly DeliveryTruth[] };
