import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { getDeviceAlerts, turnOffDeviceAlerts, turnOnDeviceAlerts } from './device-alerts.ts';
import { notifyAnswerJob } from './notify-answer.job.ts';
import { notifyAnswer } from './notify-answer.ts';
import { notifyStaffJob } from './notify-staff.job.ts';
import { notifyStaff } from './notify-staff.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { sendPushJob } from './send-push.job.ts';
import { sendPush } from './send-push.ts';
import { sendStaffPushJob } from './send-staff-push.job.ts';
import { sendStaffPush } from './send-staff-push.ts';

export const pushModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createPushSubscription: savePushSubscription,
      deletePushSubscription,
      getDeviceAlerts,
      turnOnDeviceAlerts,
      turnOffDeviceAlerts,
    }),
  jobs: [
    performs(sendPushJob, sendPush),
    performs(notifyStaffJob, notifyStaff),
    performs(notifyAnswerJob, notifyAnswer),
    performs(sendStaffPushJob, sendStaffPush),
  ],
});
