import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryAlert, DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** `tries` counts the questions asked, so that each of them waits once. `now` in milliseconds. */
export type DeliveryJobFacts = {
  tenantId: TenantId;
  delivery: Delivery;
  tries: number;
  now: number;
};

const at = (instant: number): string => new Date(instant).toISOString();

/** Somebody is to bring it. `after`: the delivery that came to nothing, null for the first. */
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

/** A courier is asked at `askAt` (milliseconds), when the food is nearly ready. The job of a time that moved meanwhile finds that out. */
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
  key: `send:${tenantId}:${delivery.id}:${delivery.requestCount}`,
  runAt: at(now + inMs),
});

export const pollDeliveryJob = (
  { tenantId, delivery, tries, now }: DeliveryJobFacts,
  inMs: number,
): JobSpec => ({
  name: 'poll-delivery',
  payload: { tenantId, deliveryId: delivery.id, tries },
  key: `track:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now + inMs),
});

/** Who looks after the store is told. `courier` null: all of them. */
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

/** The store's own people bring what a courier was to bring: its restaurant hears of that at `runAt` (ISO instant). `tries`: failures so far. */
export const notifyKitchenCarrierJob = (
  tenantId: TenantId,
  orderId: OrderId,
  runAt: string,
  tries = 0,
): JobSpec => ({
  name: 'notify-kitchen-carrier',
  payload: { tenantId, orderId, tries },
  key: `carrier:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** A person's time is over. */
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
  key: `call-off:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now),
});

/** What is done outside because of a sighting, in the transaction that keeps what it made of the delivery. */
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
    case 'ask':
      return pollDeliveryJob(facts, effect.inMs);
    case 'send':
      return requestDeliveryJob(facts, effect.inMs);
    case 'callOff':
      return cancelDeliveryJob(facts);
    case 'tellReady':
      return notifyCourierReadyJob(tenantId, delivery.id, now);
    case 'fallBack':
      return dispatchDeliveryJob(tenantId, delivery.orderId, at(now), delivery.id);
    case 'alert':
      return sendDeliveryAlertJob(tenantId, delivery.orderId, effect.why, delivery.courier, now);
    case 'moveOrder':
      return null;
    default:
      return unreachable(effect);
  }
}
