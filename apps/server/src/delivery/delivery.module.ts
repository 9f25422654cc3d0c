import { defineModule, performs } from '../module.ts';
import { cancelDeliveryJob } from './cancel-delivery.job.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { cancelUndeliveredOrderJob } from './cancel-undelivered-order.job.ts';
import { cancelUndeliveredOrder } from './cancel-undelivered-order.ts';
import { mountCourierWebhook } from './courier-webhook.ts';
import { dispatchDeliveryJob } from './dispatch-delivery.job.ts';
import { dispatchDelivery } from './dispatch-delivery.ts';
import { notifyCourierReadyJob } from './notify-courier-ready.job.ts';
import { notifyCourierReady } from './notify-courier-ready.ts';
import { pollDeliveryJob } from './poll-delivery.job.ts';
import { pollDelivery } from './poll-delivery.ts';
import { requestDeliveryJob } from './request-delivery.job.ts';
import { requestDelivery } from './request-delivery.ts';
import { sendDeliveryAlertJob } from './send-delivery-alert.job.ts';
import { sendDeliveryAlert } from './send-delivery-alert.ts';

export const deliveryModule = defineModule({
  mounts: {
    courierMessage: mountCourierWebhook,
  },
  jobs: [
    performs(dispatchDeliveryJob, dispatchDelivery),
    performs(requestDeliveryJob, requestDelivery),
    performs(pollDeliveryJob, pollDelivery),
    performs(cancelDeliveryJob, cancelDelivery),
    performs(cancelUndeliveredOrderJob, cancelUndeliveredOrder),
    performs(notifyCourierReadyJob, notifyCourierReady),
    performs(sendDeliveryAlertJob, sendDeliveryAlert),
  ],
});
