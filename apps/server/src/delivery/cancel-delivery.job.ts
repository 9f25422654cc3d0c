import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Cancels a delivery at its courier. `tries` of the key: the polls so far. */
export const cancelDeliveryJob = defineJob({
  name: 'cancel-delivery',
  queue: 'couriers',
  payload: { deliveryId: uuid() },
  key: ({ tenantId, deliveryId }, tries: number) => `cancel:${tenantId}:${deliveryId}:${tries}`,
});
