import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/** `sends`: how often the request was sent before; does nothing if it was sent since. */
export const requestDeliveryJob = defineJob({
  name: 'request-delivery',
  queue: 'couriers',
  payload: { deliveryId: uuid(), sends: tryCount },
  key: ({ tenantId, deliveryId, sends }) => `request:${tenantId}:${deliveryId}:${sends}`,
});
