import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from './deps.ts';
import type { SendMail } from './mail/mail.ts';
import type { RunnableJob } from './platform/jobs/perform-job.ts';
import { releaseScheduledOrder } from './order/release-scheduled-order.ts';
import { deleteAllOldRows } from './retention/delete-old-rows.ts';
import { removeCard } from './card/remove-card.ts';
import { sweepEnrolment } from './card/sweep-enrolment.ts';
import { cancelDelivery } from './delivery/cancel-delivery.ts';
import { dispatchDelivery } from './delivery/dispatch-delivery.ts';
import { cancelUndeliveredOrder } from './delivery/cancel-undelivered-order.ts';
import { sendDeliveryAlert } from './delivery/send-delivery-alert.ts';
import { requestDelivery } from './delivery/request-delivery.ts';
import { notifyCourierReady } from './delivery/notify-courier-ready.ts';
import { pollDelivery } from './delivery/poll-delivery.ts';
import { limitMails } from './mail/limit-mails.ts';
import { notifyKitchen, notifyKitchenCarrier, notifyKitchenEnd } from './kitchen/notify-kitchen.ts';
import { forgetOldContacts } from './privacy/forget-old-contacts.ts';
import { expireOrder } from './payment/expire-order.ts';
import { cancelPayment } from './payment/cancel-payment.ts';
import { commitPayment } from './payment/commit-payment.ts';
import { pollAfterWebhook } from './payment/poll-after-webhook.ts';
import { pollPayment } from './payment/poll-payment.ts';
import { measurePayments } from './payment/measure-payments.ts';
import { queueHeldMoneyMails } from './payment/queue-held-money-mails.ts';
import { sendHeldMoneyMail } from './payment/send-held-money-mail.ts';
import { refundPayment } from './refund/refund-payment.ts';
import { sendRefundNotice } from './refund/send-refund-notice.ts';
import { alertUnacceptedOrders } from './order/alert-unaccepted-orders.ts';
import { sendNewDeviceNotice } from './staff/send-new-device-notice.ts';
import { sendWrongPinsNotice } from './staff/send-wrong-pins-notice.ts';
import { sendStaffInvitation } from './staff/send-staff-invitation.ts';
import { endFinishedRun } from './rider/end-finished-run.ts';
import { sendPush } from './push/send-push.ts';
import { sendOrderEnded } from './order/send-order-ended.ts';
import { sendReadyTime } from './order/send-ready-time.ts';
import { sendReceipt } from './order/send-receipt.ts';
import { sendEmailChanged, sendLoginNotice } from './session/send-session-notices.ts';
import { sendOutageMail } from './kitchen/send-outage-mail.ts';
import { sendVerificationCode } from './verification/send-verification-code.ts';
import { sendSurvey } from './survey/send-survey.ts';
import { sendUnacceptedAlert } from './order/send-unaccepted-alert.ts';
import { alertUnacceptedOrdersJob } from './order/alert-unaccepted-orders.job.ts';
import { cancelDeliveryJob } from './delivery/cancel-delivery.job.ts';
import { cancelPaymentJob } from './payment/cancel-payment.job.ts';
import { cancelUndeliveredOrderJob } from './delivery/cancel-undelivered-order.job.ts';
import { commitPaymentJob } from './payment/commit-payment.job.ts';
import { deleteOldRowsJob } from './retention/delete-old-rows.job.ts';
import { dispatchDeliveryJob } from './delivery/dispatch-delivery.job.ts';
import { endFinishedRunJob } from './rider/end-finished-run.job.ts';
import { expireOrderJob } from './payment/expire-order.job.ts';
import { measurePaymentsJob } from './payment/measure-payments.job.ts';
import { notifyCourierReadyJob } from './delivery/notify-courier-ready.job.ts';
import { notifyKitchenCarrierJob } from './kitchen/notify-kitchen-carrier.job.ts';
import { notifyKitchenEndJob } from './kitchen/notify-kitchen-end.job.ts';
import { notifyKitchenJob } from './kitchen/notify-kitchen.job.ts';
import { pollAfterWebhookJob } from './payment/poll-after-webhook.job.ts';
import { pollDeliveryJob } from './delivery/poll-delivery.job.ts';
import { pollPaymentJob } from './payment/poll-payment.job.ts';
import { queueHeldMoneyMailsJob } from './payment/queue-held-money-mails.job.ts';
import { refundPaymentJob } from './refund/refund-payment.job.ts';
import { releaseScheduledOrderJob } from './order/release-scheduled-order.job.ts';
import { removeCardJob } from './card/remove-card.job.ts';
import { requestDeliveryJob } from './delivery/request-delivery.job.ts';
import { sendDeliveryAlertJob } from './delivery/send-delivery-alert.job.ts';
import { sendEmailChangedJob } from './user/send-email-changed.job.ts';
import { sendHeldMoneyMailJob } from './payment/send-held-money-mail.job.ts';
import { sendLoginNoticeJob } from './session/send-login-notice.job.ts';
import { sendNewDeviceNoticeJob } from './staff/send-new-device-notice.job.ts';
import { sendOrderEndedJob } from './order/send-order-ended.job.ts';
import { sendOutageMailJob } from './kitchen/send-outage-mail.job.ts';
import { sendPushJob } from './push/send-push.job.ts';
import { sendReadyTimeJob } from './order/send-ready-time.job.ts';
import { sendReceiptJob } from './order/send-receipt.job.ts';
import { sendRefundNoticeJob } from './refund/send-refund-notice.job.ts';
import { sendStaffInvitationJob } from './staff/send-staff-invitation.job.ts';
import { sendSurveyJob } from './survey/send-survey.job.ts';
import { sendUnacceptedAlertJob } from './order/send-unaccepted-alert.job.ts';
import { sendVerificationCodeJob } from './verification/send-verification-code.job.ts';
import { sendWrongPinsNoticeJob } from './staff/send-wrong-pins-notice.job.ts';
import { sweepEnrolmentJob } from './card/sweep-enrolment.job.ts';

/** `sendMail`: sends the mails of jobs. */
type JobDeps = Deps & { sendMail: SendMail };

const handle = <Name extends string, Payload, Rest extends object>(
  job: { name: Name; read(stored: object): Payload } & Rest,
  run: (deps: JobDeps, payload: Payload) => Promise<void>,
) => ({ job, perform: (deps: JobDeps, stored: object) => run(deps, job.read(stored)) });

/** Limits the mails of a use case per mailbox and day. */
const withMailLimit =
  <Payload extends { tenantId: TenantId }>(
    run: (deps: JobDeps, payload: Payload) => Promise<void>,
  ) =>
  (deps: JobDeps, payload: Payload): Promise<void> =>
    run({ ...deps, sendMail: limitMails(deps, payload.tenantId, deps.sendMail) }, payload);

/** Every job with the use case that runs it. A test names a job file that is not here. */
export const jobs = [
  handle(notifyKitchenJob, notifyKitchen),
  handle(sendReceiptJob, withMailLimit(sendReceipt)),
  handle(sendReadyTimeJob, withMailLimit(sendReadyTime)),
  handle(expireOrderJob, expireOrder),
  handle(releaseScheduledOrderJob, releaseScheduledOrder),
  handle(pollPaymentJob, pollPayment),
  handle(pollAfterWebhookJob, pollAfterWebhook),
  handle(commitPaymentJob, commitPayment),
  handle(cancelPaymentJob, cancelPayment),
  handle(refundPaymentJob, refundPayment),
  handle(sweepEnrolmentJob, sweepEnrolment),
  handle(removeCardJob, removeCard),
  handle(sendRefundNoticeJob, sendRefundNotice),
  handle(dispatchDeliveryJob, dispatchDelivery),
  handle(requestDeliveryJob, requestDelivery),
  handle(pollDeliveryJob, pollDelivery),
  handle(cancelDeliveryJob, cancelDelivery),
  handle(cancelUndeliveredOrderJob, cancelUndeliveredOrder),
  handle(notifyCourierReadyJob, notifyCourierReady),
  handle(notifyKitchenCarrierJob, notifyKitchenCarrier),
  handle(notifyKitchenEndJob, notifyKitchenEnd),
  handle(endFinishedRunJob, endFinishedRun),
  handle(sendOrderEndedJob, withMailLimit(sendOrderEnded)),
  handle(sendSurveyJob, withMailLimit(sendSurvey)),
  handle(sendPushJob, sendPush),
  handle(alertUnacceptedOrdersJob, alertUnacceptedOrders),
  handle(measurePaymentsJob, measurePayments),
  handle(queueHeldMoneyMailsJob, queueHeldMoneyMails),
  handle(deleteOldRowsJob, async (deps) => {
    await deleteAllOldRows(deps);
    await forgetOldContacts(deps);
  }),
  handle(sendDeliveryAlertJob, sendDeliveryAlert),
  handle(sendStaffInvitationJob, sendStaffInvitation),
  handle(sendNewDeviceNoticeJob, sendNewDeviceNotice),
  handle(sendWrongPinsNoticeJob, sendWrongPinsNotice),
  handle(sendLoginNoticeJob, sendLoginNotice),
  handle(sendEmailChangedJob, sendEmailChanged),
  handle(sendVerificationCodeJob, sendVerificationCode),
  handle(sendUnacceptedAlertJob, sendUnacceptedAlert),
  handle(sendHeldMoneyMailJob, sendHeldMoneyMail),
  handle(sendOutageMailJob, sendOutageMail),
];

export const runnableJobs = (deps: Deps, sendMail: SendMail): readonly RunnableJob[] =>
  jobs.map(({ job, perform }) => ({
    ...job,
    perform: (stored) => perform({ ...deps, sendMail }, stored),
  }));
