import { uuid } from '@comanda/domain/schema/fields.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/** `tries`: number of the poll. */
export const pollDeliveryJob = defineJob({
  name: 'poll-delivery',
  queue: 'couriers',
  payload: { deliveryId: uuid(), tries: tryCount },
  key: ({ tenantId, deliveryId, tries }) => `poll-delivery:${tenantId}:${deliveryId}:${tries}`,
});
