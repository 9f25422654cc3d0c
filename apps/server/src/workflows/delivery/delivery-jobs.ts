import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryAlarm, DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { JobSpec } from '../../platform/jobs/job-spec.ts';

/** `tries` counts the questions asked, so that each of them waits once. `now` in milliseconds. */
export type AskedDelivery = { tenantId: TenantId; delivery: Delivery; tries: number; now: number };

const at = (instant: number): string => new Date(instant).toISOString();

/** Somebody is to bring it. `after`: the delivery that came to nothing, null for the first. */
export const dispatchJob = (tenantId: TenantId, orderId: OrderId, runAt: string, after: string | null = null): JobSpec => ({
  name: 'dispatch-delivery',
  payload: { tenantId, orderId },
  key: `dispatch:${tenantId}:${orderId}:${after ?? 'first'}`,
  runAt,
});

/** A courier is asked at `askAt` (milliseconds), when the food is nearly ready. The job of a time that moved meanwhile finds that out. */
export const dispatchAt = (tenantId: TenantId, orderId: OrderId, askAt: number): JobSpec =>
  dispatchJob(tenantId, orderId, at(askAt), `at:${askAt}`);

export const sendJob = ({ tenantId, delivery, now }: Omit<AskedDelivery, 'tries'>, inMs: number): JobSpec => ({
  name: 'send-delivery',
  payload: { tenantId, deliveryId: delivery.id, sends: delivery.sends },
  key: `send:${tenantId}:${delivery.id}:${delivery.sends}`,
  runAt: at(now + inMs),
});

export const trackJob = ({ tenantId, delivery, tries, now }: AskedDelivery, inMs: number): JobSpec => ({
  name: 'track-delivery',
  payload: { tenantId, deliveryId: delivery.id, tries },
  key: `track:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now + inMs),
});

/** Who looks after the store is told. `courier` null: all of them. */
export const alertJob = (tenantId: TenantId, orderId: OrderId, why: DeliveryAlarm, courier: CourierName | null, now: number): JobSpec => ({
  name: 'send-delivery-alert',
  payload: { tenantId, orderId, why },
  key: `delivery-alert:${tenantId}:${orderId}:${why}:${courier ?? 'all'}`,
  runAt: at(now),
});

export const tellReadyJob = (tenantId: TenantId, deliveryId: string, now: number): JobSpec => ({
  name: 'tell-courier-ready',
  payload: { tenantId, deliveryId },
  key: `ready:${tenantId}:${deliveryId}`,
  runAt: at(now),
});

/** The store's own people bring what a courier was to bring: its restaurant hears of that at `runAt` (ISO instant). `tries`: failures so far. */
export const tellKitchenJob = (tenantId: TenantId, orderId: OrderId, runAt: string, tries = 0): JobSpec => ({
  name: 'tell-kitchen-carrier',
  payload: { tenantId, orderId, tries },
  key: `carrier:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`,
  runAt,
});

/** A person's time is over. */
export const endUndeliveredJob = (tenantId: TenantId, orderId: OrderId, decideBy: number): JobSpec => ({
  name: 'end-undelivered',
  payload: { tenantId, orderId },
  key: `undelivered:${tenantId}:${orderId}:${decideBy}`,
  runAt: at(decideBy),
});

export const callOffJob = ({ tenantId, delivery, tries, now }: AskedDelivery): JobSpec => ({
  name: 'call-off-delivery',
  payload: { tenantId, deliveryId: delivery.id },
  key: `call-off:${tenantId}:${delivery.id}:${tries}`,
  runAt: at(now),
});

/** What is done outside because of a sighting, in the transaction that keeps what it made of the delivery. */
export function jobsOf(effects: readonly DeliveryEffect[], asked: AskedDelivery): readonly JobSpec[] {
  const jobs = effects.flatMap((effect) => jobOf(effect, asked) ?? []);
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobOf(effect: DeliveryEffect, asked: AskedDelivery): JobSpec | null {
  const { tenantId, delivery, now } = asked;
  switch (effect.do) {
    case 'ask':
      return trackJob(asked, effect.inMs);
    case 'send':
      return sendJob(asked, effect.inMs);
    case 'callOff':
      return callOffJob(asked);
    case 'tellReady':
      return tellReadyJob(tenantId, delivery.id, now);
    case 'fallBack':
      return dispatchJob(tenantId, delivery.orderId, at(now), delivery.id);
    case 'alert':
      return alertJob(tenantId, delivery.orderId, effect.why, delivery.courier, now);
    case 'moveOrder':
      return null;
    default:
      return unreachable(effect);
  }
}
