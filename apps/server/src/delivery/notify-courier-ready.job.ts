import { defineJob } from '../platform/jobs/define-job.ts';
import { uuid } from '../platform/jobs/payload-fields.ts';

/** Notifies the courier that the food is packed. */
export const notifyCourierReadyJob = defineJob({
  name: 'notify-courier-ready',
  queue: 'couriers',
  payload: { deliveryId: uuid() },
  key: ({ tenantId, deliveryId }) => `ready:${tenantId}:${deliveryId}`,
});
