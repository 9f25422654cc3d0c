import { defineJob } from '../platform/jobs/define-job.ts';
import { kitchenNotice, noticeKey } from './kitchen-notice.ts';

/** Notifies the restaurant's system that an order it knows has ended unfulfilled. */
export const notifyKitchenEndJob = defineJob({
  name: 'notify-kitchen-end',
  queue: 'kitchen',
  payload: kitchenNotice,
  key: noticeKey('kitchen-end'),
});
