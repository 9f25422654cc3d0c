import type { RiderPosition } from '@comanda/domain/courier/delivery.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

/**
 * One end of a delivery. `phone` in E.164, `notes` for the rider; `postalCode` is empty if unknown.
 */
export type Waypoint = {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly extra: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: CountryCode;
  readonly point: RiderPosition;
  readonly notes: string;
};

/**
 * A delivery that a courier is asked to make. `ref`: our reference. `value`: of the food, minor
 * units of `currency`. `readyAt`: milliseconds. Before the shopper has given a name and telephone,
 * only a price is requested; the drop-off then carries the store's telephone.
 */
export type DeliveryRequest = {
  readonly ref: string;
  readonly storeId: number;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly parcels: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: Minor;
  }[];
  readonly value: Minor;
  readonly currency: string;
  readonly readyAt: number;
  readonly leaveAtDoor: boolean;
};
