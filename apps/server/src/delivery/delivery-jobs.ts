import type { Delivery } from '@comanda/domain/courier/delivery.ts';
import type { DeliveryEffect } from '@comanda/domain/courier/delivery-effect.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { cancelDeliveryJob } from './cancel-delivery.job.ts';
import { dispatchDeliveryJob } from './dispatch-delivery.job.ts';
import { notifyCourierReadyJob } from './notify-courier-ready.job.ts';
import { pollDeliveryJob } from './poll-delivery.job.ts';
import { requestDeliveryJob } from './request-delivery.job.ts';
import { sendDeliveryAlertJob } from './send-delivery-alert.job.ts';

/** `tries` counts the polls so far, so that each poll is scheduled once. `now` in milliseconds. */
export type DeliveryJobFacts = {
  tenantId: TenantId;
  delivery: Delivery;
  tries: number;
  now: number;
};

/**
 * Jobs that a courier report causes. They are added in the transaction that stores the delivery's
 * new state.
 */
export function jobsOfDeliveryEffects(
  effects: readonly DeliveryEffect[],
  facts: DeliveryJobFacts,
): readonly NewJob[] {
  const jobs = effects.flatMap((effect) => jobOfDeliveryEffect(effect, facts) ?? []);
  return [...new Map(jobs.map((job) => [job.key, job])).values()];
}

function jobOfDeliveryEffect(effect: DeliveryEffect, facts: DeliveryJobFacts): NewJob | null {
  const { tenantId, delivery, tries, now } = facts;
  const { id: deliveryId, orderId } = delivery;
  switch (effect.do) {
    case 'poll':
      return pollDeliveryJob.due(now + effect.inMs, { tenantId, deliveryId, tries });
    case 'request':
      return requestDeliveryJob.due(now + effect.inMs, {
        ...{ tenantId, deliveryId, sends: delivery.requestCount },
      });
    case 'cancel':
      return cancelDeliveryJob.due(now, { tenantId, deliveryId }, tries);
    case 'notifyReady':
      return notifyCourierReadyJob.due(now, { tenantId, deliveryId });
    case 'reassign':
      return dispatchDeliveryJob.due(now, { tenantId, orderId }, deliveryId);
    case 'alert':
      return sendDeliveryAlertJob.due(
        now,
        { tenantId, orderId, why: effect.why },
        delivery.courier,
      );
    case 'advanceOrder':
      return null;
    default:
      return unreachable(effect);
  }
}
