import type { OrderId } from '../ids.ts';
import type { Sum } from '../payment/attempt.ts';
import type { DeliveryType } from '../store/delivery-types.ts';
import type { DeliveryStatus } from './delivery-status.ts';

/** A courier that can be requested for an order; the store's own delivery is one of them. */
export type CourierName = DeliveryType;

/** The rider, as far as the courier reports one. */
export type Rider = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly at: RiderPosition | null;
};
export type RiderPosition = { readonly latitude: number; readonly longitude: number };

/**
 * Reasons for which a courier does not deliver. `temporary`: it failed without a reason. `tooDear`:
 * dearer than quoted by more than the brand absorbs.
 */
const courierProblems = [
  'noRiders',
  'outOfZone',
  'badAddress',
  'quoteExpired',
  'quoteUsed',
  'closedHours',
  'weather',
  'accountBlocked',
  'rateLimited',
  'invalid',
  'duplicate',
  'temporary',
  'tooDear',
  'cancelled',
] as const;
export type CourierProblem = (typeof courierProblems)[number];

/**
 * The price that a courier charges the brand, not the shopper. `id`: the courier's quote id, null
 * if it gives none. `dropoffEta`, `expiresAt`: milliseconds.
 */
export type CourierQuote = {
  readonly courier: CourierName;
  readonly id: string | null;
  readonly price: Sum;
  readonly dropoffEta: number | null;
  readonly expiresAt: number;
  /** A second id that the courier requires at the dispatch. */
  readonly offerId?: string;
};

/**
 * One delivery request to one courier. Instants are milliseconds. `externalRef`: our reference at
 * the courier, the same for each repeated request. `requestedAt`: the latest request.
 * `requestCount`: the number of requests. `statusSince`: when the status was first reported.
 * `reportedAt`: the instant of the newest report.
 */
export type Delivery = {
  readonly id: string;
  readonly orderId: OrderId;
  readonly courier: CourierName;
  readonly externalRef: string;
  readonly courierRef: string | null;
  /** 1 at first, plus 1 each time an operator requests the store's couriers again. */
  readonly round: number;
  readonly status: DeliveryStatus;
  readonly statusSince: number;
  readonly requestedAt: number;
  readonly requestCount: number;
  readonly reportedAt: number;
  readonly problem: CourierProblem | null;
  readonly rider: Rider | null;
  readonly eta: number | null;
  readonly trackingUrl: string | null;
  /**
   * The courier was sent a cancellation, or the operator was alerted that the order does not want
   * the food. In a cancelled delivery: the operator was alerted that the courier still reports it
   * as alive.
   */
  readonly cancelRequested: boolean;
};
