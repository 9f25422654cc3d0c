import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Cancels a delivery at its courier. `tries` of the key: the polls so far. */
export const cancelDeliveryJob = defineJob({
  name: 'cancel-delivery',
  queue: 'couriers',
  payload: { deliveryId: uuid() },
  key: ({ tenantId, deliveryId }, tries: number) => `cancel:${tenantId}:${deliveryId}:${tries}`,
});
