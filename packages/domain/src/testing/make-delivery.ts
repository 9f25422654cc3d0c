import type { Delivery, Sighting } from '../courier/delivery.ts';
import type { OrderId } from '../ids.ts';

/** A delivery of Uber that was sent at instant 0 and of which nothing was heard. */
export const makeDelivery = (rest: Partial<Delivery> = {}): Delivery => ({
  id: '0190f1c2-0000-7000-8000-00000000000d',
  orderId: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
  courier: 'uber_delivery',
  externalRef: 'burger-0190f1c2-0000-7000-8000-000000000007',
  courierRef: null,
  round: 1,
  status: 'REQUESTED',
  since: 0,
  sentAt: 0,
  sends: 1,
  seenAt: 0,
  problem: null,
  rider: null,
  eta: null,
  trackingUrl: null,
  calledOff: false,
  ...rest,
});

/** An answer to a question of a minute later. */
export const makeSighting = (reported: Sighting['reported'], rest: Partial<Sighting> = {}): Sighting => ({
  authority: 'answer',
  reported,
  at: 60_000,
  ...rest,
});
