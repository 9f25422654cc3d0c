import type { RiderPosition } from '@comanda/domain/courier/delivery.ts';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

/** One end of a delivery. `phone` in E.164, `notes` for the rider; `postalCode` empty where nobody said it. */
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
 * What a courier is asked to do. `ref`: our name for it. `value`: of the food, minor units of `currency`. `readyAt`: milliseconds. While only
 * a price is wanted nobody has said yet who they are: the stop at the door then carries the store's own telephone.
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
