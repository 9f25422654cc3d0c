import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryAlert, DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** `tries` counts the polls so far, so that each poll is scheduled once. `now` in milliseconds. */
export type DeliveryJobFacts = {
  tenantId: TenantId;
  delivery: Delivery;
  tries: number;
  now: number;
};

const at = (instant: number): string => new Date(instant).toISOString();

/** Requests a courier for an order. `after`: the failed delivery before it, null for the first. */
export const dispatchDeliveryJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  after: string | null = null,
): JobSpec => ({
  name: 'dispatch-delivery',
  payload: { tenantId, orderId },
  key: `dispatch:${tenantId}:${orderId}:${after ?? 'first'}`,
  runAt,
});

/**
 * Requests a courier at `askAt` (milliseconds), shortly before the food is ready. If the ready time
 * changes, the old job finds out and does nothing.
 */
export const dispatchDeliveryAtJob = (
  tenantId: TenantId,
  orderId: OrderId,
  askAt: number,
): JobSpec => dispatchDeliveryJob(tenantId, orderId, at(askAt), `at:${askAt}`);

export const requestDeliveryJob = (
  { tenantId, delivery, now }: Omit<DeliveryJobFacts, 'tries'>,
  inMs: number,
): JobSpec => ({
  name: 'request-delivery',
  payload: { tenantId, deliveryId: delivery.id, sends: delivery.requestCount },
  key: `request:${tenantId}:${delivery.id}:${delivery.requestCount}`,
  runAt: at(now + inMs),
});

export const pollDeliveryJob = (
  { tenantId, delivery, tries, now }: DeliveryJobFacts,
  inMs: number,
): JobSpec => ({
  name: 'poll-delivery',
  payload: { tenantId, deliveryId: delivery.id, tries },
  key: `poll-delivery:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now + inMs),
});

/** Alerts the operator. `courier` null: the alert is about all couriers. */
export const sendDeliveryAlertJob = (
  tenantId: TenantId,
  orderId: OrderId,
  why: DeliveryAlert,
  courier: CourierName | null,
  now: number,
): JobSpec => ({
  name: 'send-delivery-alert',
  payload: { tenantId, orderId, why },
  key: `delivery-alert:${tenantId}:${orderId}:${why}:${courier ?? 'all'}`,
  runAt: at(now),
});

export const notifyCourierReadyJob = (
  tenantId: TenantId,
  deliveryId: string,
  now: number,
): JobSpec => ({
  name: 'notify-courier-ready',
  payload: { tenantId, deliveryId },
  key: `ready:${tenantId}:${deliveryId}`,
  runAt: at(now),
});

/**
 * Notifies the restaurant at `runAt` (ISO instant) that its own staff deliver an order in place of
 * a courier. `tries`: failures so far.
 */
export const notifyKitchenCarrierJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
  since?: string,
): JobSpec => ({
  name: 'notify-kitchen-carrier',
  payload: { tenantId, orderId, tries, ...(since === undefined ? {} : { since }) },
  key: `carrier:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** Cancels the order at the end of the operator's time to decide. */
export const cancelUndeliveredOrderJob = (
  tenantId: TenantId,
  orderId: OrderId,
  decideBy: number,
): JobSpec => ({
  name: 'cancel-undelivered-order',
  payload: { tenantId, orderId },
  key: `undelivered:${tenantId}:${orderId}:${decideBy}`,
  runAt: at(decideBy),
});

export const cancelDeliveryJob = ({
  tenantId,
  delivery,
  tries,
  now,
}: DeliveryJobFacts): JobSpec => ({
  name: 'cancel-delivery',
  payload: { tenantId, deliveryId: delivery.id },
  key: `cancel:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now),
});

/**
 * Jobs that a courier report causes. They are added in the transaction that stores the delivery's
 * new state.
 */
export function jobsOfDeliveryEffects(
  effects: readonly DeliveryEffect[],
  facts: DeliveryJobFacts,
): readonly JobSpec[] {
  const jobs = effects.flatMap((effect) => jobOfDeliveryEffect(effect, facts) ?? []);
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobOfDeliveryEffect(effect: DeliveryEffect, facts: DeliveryJobFacts): JobSpec | null {
  const { tenantId, delivery, now } = facts;
  switch (effect.do) {
    case 'poll':
      return pollDeliveryJob(facts, effect.inMs);
    case 'request':
      return requestDeliveryJob(facts, effect.inMs);
    case 'cancel':
      return cancelDeliveryJob(facts);
    case 'notifyReady':
      return notifyCourierReadyJob(tenantId, delivery.id, now);
    case 'reassign':
      return dispatchDeliveryJob(tenantId, delivery.orderId, at(now), delivery.id);
    case 'alert':
      return sendDeliveryAlertJob(tenantId, delivery.orderId, effect.why, delivery.courier, now);
    case 'advanceOrder':
      return null;
    default:
      return unreachable(effect);
  }
}
