import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { listKitchenOrders } from './list-kitchen-orders.ts';
import { notifyKitchenCarrierJob } from './notify-kitchen-carrier.job.ts';
import { notifyKitchenEndJob } from './notify-kitchen-end.job.ts';
import { notifyKitchenJob } from './notify-kitchen.job.ts';
import { notifyKitchen, notifyKitchenCarrier, notifyKitchenEnd } from './notify-kitchen.ts';
import { readStoreSystem } from './read-store-system.ts';
import { sendOutageMailJob } from './send-outage-mail.job.ts';
import { sendOutageMail } from './send-outage-mail.ts';
import { sendToSystem } from './send-to-system.ts';

export const kitchenModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getStoreSystem: readStoreSystem,
      sendWaitingOrders: sendToSystem,
      getKitchenOrders: listKitchenOrders,
    }),
  jobs: [
    performs(notifyKitchenJob, notifyKitchen),
    performs(notifyKitchenCarrierJob, notifyKitchenCarrier),
    performs(notifyKitchenEndJob, notifyKitchenEnd),
    performs(sendOutageMailJob, sendOutageMail),
  ],
});
