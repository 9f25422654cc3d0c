import { defineModule, performs } from '../module.ts';
import { implement } from '../platform/http/implement.ts';
import { cancelPaymentJob } from './cancel-payment.job.ts';
import { cancelPayment } from './cancel-payment.ts';
import { commitPaymentJob } from './commit-payment.job.ts';
import { commitPayment } from './commit-payment.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { expireOrder } from './expire-order.ts';
import { getHeldMoney } from './get-held-money.ts';
import { measurePaymentsJob } from './measure-payments.job.ts';
import { measurePayments } from './measure-payments.ts';
import { paymentStarts } from './payment-starts.ts';
import { mountPaymentWebhook } from './payment-webhook.ts';
import { pollAfterWebhookJob } from './poll-after-webhook.job.ts';
import { pollAfterWebhook } from './poll-after-webhook.ts';
import { pollPaymentJob } from './poll-payment.job.ts';
import { pollPayment } from './poll-payment.ts';
import { mountProviderReturns } from './provider-returns.ts';
import { queueHeldMoneyMailsJob } from './queue-held-money-mails.job.ts';
import { queueHeldMoneyMails } from './queue-held-money-mails.ts';
import { sendHeldMoneyMailJob } from './send-held-money-mail.job.ts';
import { sendHeldMoneyMail } from './send-held-money-mail.ts';

export const paymentModule = defineModule({
  calls: (deps) => ({
    ...paymentStarts(deps),
    ...implement(deps, {
      getHeldMoney,
    }),
  }),
  mounts: {
    returnFromProvider: mountProviderReturns,
    paymentWebhook: mountPaymentWebhook,
  },
  jobs: [
    performs(expireOrderJob, expireOrder),
    performs(pollPaymentJob, pollPayment),
    performs(pollAfterWebhookJob, pollAfterWebhook),
    performs(commitPaymentJob, commitPayment),
    performs(cancelPaymentJob, cancelPayment),
    performs(measurePaymentsJob, measurePayments),
    performs(queueHeldMoneyMailsJob, queueHeldMoneyMails),
    performs(sendHeldMoneyMailJob, sendHeldMoneyMail),
  ],
});
