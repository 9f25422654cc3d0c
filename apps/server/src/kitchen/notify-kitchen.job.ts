import { defineJob } from '../platform/jobs/define-job.ts';
import { kitchenNotice, noticeKey } from './kitchen-notice.ts';

/** Notifies the restaurant of an order. Placing and paying add the same job. */
export const notifyKitchenJob = defineJob({
  name: 'notify-kitchen',
  queue: 'kitchen',
  payload: kitchenNotice,
  key: noticeKey('kitchen'),
});
