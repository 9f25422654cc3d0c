import { fileId } from '@comanda/domain/schema/fields.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { outageMails } from '@comanda/domain/order/kitchen-retry.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Mails the managers of a store that its system takes no orders. `began`: ISO instant of the
 * outage's begin.
 */
export const sendOutageMailJob = defineJob({
  name: 'send-outage-mail',
  queue: 'mail',
  payload: {
    storeId: fileId<StoreId>(),
    stage: v.picklist(outageMails),
    began: v.string(),
  },
  key: ({ tenantId, storeId, stage, began }) => `outage:${tenantId}:${storeId}:${began}:${stage}`,
});
