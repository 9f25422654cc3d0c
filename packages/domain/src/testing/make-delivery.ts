import type { Delivery } from '../courier/delivery.ts';
import type { CourierReport } from '../courier/courier-report.ts';
import type { OrderId } from '../ids.ts';

/** A delivery request to Uber at instant 0, without any report. */
export const makeDelivery = (rest: Partial<Delivery> = {}): Delivery => ({
  id: '0190f1c2-0000-7000-8000-00000000000d',
  orderId: '0190f1c2-0000-7000-8000-000000000007' as OrderId,
  courier: 'uber_delivery',
  externalRef: 'burger-0190f1c2-0000-7000-8000-000000000007',
  courierRef: null,
  round: 1,
  status: 'REQUESTED',
  statusSince: 0,
  requestedAt: 0,
  requestCount: 1,
  reportedAt: 0,
  problem: null,
  rider: null,
  eta: null,
  trackingUrl: null,
  cancelRequested: false,
  ...rest,
});

/** A poll answer one minute later. */
export const makeCourierReport = (
  reported: CourierReport['reported'],
  rest: Partial<CourierReport> = {},
): CourierReport => ({
  source: 'poll',
  reported,
  at: 60_000,
  ...rest,
});
