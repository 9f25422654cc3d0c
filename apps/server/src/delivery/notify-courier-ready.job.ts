import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Notifies the courier that the food is packed. */
export const notifyCourierReadyJob = defineJob({
  name: 'notify-courier-ready',
  queue: 'couriers',
  payload: { deliveryId: uuid() },
  key: ({ tenantId, deliveryId }) => `ready:${tenantId}:${deliveryId}`,
});
