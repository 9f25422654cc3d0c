import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { getRefundOptions } from './get-refund-options.ts';
import { refundOrder } from './refund-order.ts';
import { refundPaymentJob } from './refund-payment.job.ts';
import { refundPayment } from './refund-payment.ts';
import { sendRefundNoticeJob } from './send-refund-notice.job.ts';
import { sendRefundNotice } from './send-refund-notice.ts';

export const refundModule = defineModule({
  calls: (deps) =>
    implement(deps, {
      getRefundOptions,
      refundOrder,
    }),
  jobs: [
    performs(refundPaymentJob, refundPayment),
    performs(sendRefundNoticeJob, sendRefundNotice),
  ],
});
