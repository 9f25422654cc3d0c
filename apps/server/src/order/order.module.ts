import { createCouponQueue } from '../coupon/coupon-queue.ts';
import { withMailLimit } from '../mail/with-mail-limit.ts';
import { defineModule, performs } from '../module.ts';
import { createConcurrencyLimit } from '../platform/concurrency-limit.ts';
import { implement } from '../platform/http/implement.ts';
import { acceptAloneJob } from './accept-alone.job.ts';
import { acceptAlone } from './accept-alone.ts';
import { advanceOrder } from './advance-order.ts';
import { alertUnacceptedOrdersJob } from './alert-unaccepted-orders.job.ts';
import { alertUnacceptedOrders } from './alert-unaccepted-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { followOrder } from './follow-order.ts';
import { placeOrder } from './place/place-order.ts';
import { createPlacedOrderCache } from './placed-order-cache.ts';
import {
  listActiveOrders,
  listOrders,
  readLastOrder,
  readOrder,
  readOrderOfJob,
} from './read-orders.ts';
import { releaseScheduledOrderJob } from './release-scheduled-order.job.ts';
import { releaseScheduledOrder } from './release-scheduled-order.ts';
import { sendLaterTimeJob } from './send-later-time.job.ts';
import { sendLaterTime } from './send-later-time.ts';
import { sendOrderEndedJob } from './send-order-ended.job.ts';
import { sendOrderEnded } from './send-order-ended.ts';
import { sendReadyTimeJob } from './send-ready-time.job.ts';
import { sendReadyTime } from './send-ready-time.ts';
import { sendReceiptJob } from './send-receipt.job.ts';
import { sendReceipt } from './send-receipt.ts';
import { sendUnacceptedAlertJob } from './send-unaccepted-alert.job.ts';
import { sendUnacceptedAlert } from './send-unaccepted-alert.ts';

export const orderModule = defineModule({
  calls: (deps) =>
    implement(
      {
        ...deps,
        freshOrders: createPlacedOrderCache(deps.events),
        couponQueue: createCouponQueue(),
        openStreams: createConcurrencyLimit(),
      },
      {
        advanceOrder,
        placeOrder,
        getOrdersJob: readOrderOfJob,
        getOrders: listOrders,
        getActiveOrders: listActiveOrders,
        getLastOrder: readLastOrder,
        getOrder: readOrder,
        cancelOrder,
        followOrder,
      },
    ),
  jobs: [
    performs(acceptAloneJob, acceptAlone),
    performs(sendReceiptJob, withMailLimit(sendReceipt)),
    performs(sendLaterTimeJob, withMailLimit(sendLaterTime)),
    performs(sendReadyTimeJob, withMailLimit(sendReadyTime)),
    performs(releaseScheduledOrderJob, releaseScheduledOrder),
    performs(sendOrderEndedJob, withMailLimit(sendOrderEnded)),
    performs(alertUnacceptedOrdersJob, alertUnacceptedOrders),
    performs(sendUnacceptedAlertJob, sendUnacceptedAlert),
  ],
});
