import { defineJob } from '../platform/jobs/define-job.ts';
import { kitchenNotice, noticeKey } from './kitchen-notice.ts';

/** Notifies the restaurant that its own staff deliver an order in place of a courier. */
export const notifyKitchenCarrierJob = defineJob({
  name: 'notify-kitchen-carrier',
  queue: 'kitchen',
  payload: kitchenNotice,
  key: noticeKey('carrier'),
});
