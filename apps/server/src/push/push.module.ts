import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { deletePushSubscription } from './delete-push-subscription.ts';
import { savePushSubscription } from './save-push-subscription.ts';
import { sendPushJob } from './send-push.job.ts';
import { sendPush } from './send-push.ts';

export const pushModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      createPushSubscription: savePushSubscription,
      deletePushSubscription,
    }),
  jobs: [performs(sendPushJob, sendPush)],
});
