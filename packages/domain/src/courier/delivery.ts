import type { OrderId } from '../ids.ts';
import type { Sum } from '../payment/attempt.ts';
import type { DeliveryType } from '../store/store.ts';
import type { DeliveryStatus } from './delivery-status.ts';

/** Who can be asked to bring an order; the store itself is one of them. */
export type CourierName = DeliveryType;

/** Who brings it, as far as the courier tells. */
export type Rider = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly at: RiderPosition | null;
};
export type RiderPosition = { readonly latitude: number; readonly longitude: number };

/** Why a courier does not bring it. `temporary`: it failed without saying why. `tooDear`: dearer than quoted, past what we absorb. */
export const courierProblems = [
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

/** What a courier would charge us, not what the shopper pays. `id`: the courier's, null where it gives none. `expiresAt` in milliseconds. */
export type CourierQuote = {
  readonly courier: CourierName;
  readonly id: string | null;
  readonly price: Sum;
  readonly dropoffEta: number | null;
  readonly expiresAt: number;
  /** What else the courier wants back at the dispatch. */
  readonly offerId?: string;
};

/**
 * One courier asked to bring one order. Instants in milliseconds. `externalRef`: our name for it at the courier, the same however often it
 * is sent. `sentAt`: when it was last sent, `sends` how often. `since`: when its status was first seen. `seenAt`: of the newest answer.
 */
export type Delivery = {
  readonly id: string;
  readonly orderId: OrderId;
  readonly courier: CourierName;
  readonly externalRef: string;
  readonly courierRef: string | null;
  /** 1; one more each time that a person has the store's couriers asked again. */
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
  /** We told the courier, or a person, that it is not wanted any more; of a cancelled one, that it is alive all the same. */
  readonly cancelRequested: boolean;
};

/**
 * What a courier was heard to say. `reply`: to a dispatch or a cancellation; `answer`: to a question, as of the instant it was asked;
 * `signed`: a message that only the courier can have written; `notice`: any other message, a reason to ask and nothing more. `refused`: the
 * dispatch made nothing. `noRecord`: it never heard of it. `unknown`: nothing that can be read.
 */
export type CourierReport = {
  readonly source: 'reply' | 'answer' | 'signed' | 'notice';
  readonly reported: DeliveryStatus | 'refused' | 'noRecord' | 'unknown';
  readonly at: number;
  readonly courierRef?: string;
  readonly problem?: CourierProblem;
  readonly rider?: Rider | null;
  readonly eta?: number | null;
  readonly trackingUrl?: string;
};
