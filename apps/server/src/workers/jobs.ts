import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../features/mail/mail.ts';
import type { RunnableJob } from '../platform/jobs/perform-job.ts';
import { releaseScheduledOrder } from '../workflows/release-scheduled-order.ts';
import { deleteAllOldRows } from '../workflows/delete-old-rows.ts';
import { removeCard } from '../workflows/card/remove-card.ts';
import { sweepEnrolment } from '../workflows/card/sweep-enrolment.ts';
import { cancelDelivery } from '../workflows/delivery/cancel-delivery.ts';
import { dispatchDelivery } from '../workflows/delivery/dispatch-delivery.ts';
import { cancelUndeliveredOrder } from '../workflows/delivery/cancel-undelivered-order.ts';
import { sendDeliveryAlert } from '../workflows/delivery/send-delivery-alert.ts';
import { requestDelivery } from '../workflows/delivery/request-delivery.ts';
import { notifyCourierReady } from '../workflows/delivery/notify-courier-ready.ts';
import { pollDelivery } from '../workflows/delivery/poll-delivery.ts';
import { limitMails } from '../workflows/limit-mails.ts';
import {
  notifyKitchen,
  notifyKitchenCarrier,
  notifyKitchenEnd,
} from '../workflows/notify-kitchen.ts';
import { forgetOldContacts } from '../workflows/privacy/forget-old-contacts.ts';
import { expireOrder } from '../workflows/payment/expire-order.ts';
import { cancelPayment } from '../workflows/payment/cancel-payment.ts';
import { commitPayment } from '../workflows/payment/commit-payment.ts';
import { pollAfterWebhook } from '../workflows/payment/poll-after-webhook.ts';
import { pollPayment } from '../workflows/payment/poll-payment.ts';
import { measurePayments } from '../workflows/payment/measure-payments.ts';
import { queueHeldMoneyMails } from '../workflows/payment/queue-held-money-mails.ts';
import { sendHeldMoneyMail } from '../workflows/payment/send-held-money-mail.ts';
import { refundPayment } from '../workflows/payment/refund-payment.ts';
import { sendRefundNotice } from '../workflows/payment/send-refund-notice.ts';
import { alertUnacceptedOrders } from '../workflows/alert-unaccepted-orders.ts';
import { sendNewDeviceNotice } from '../workflows/counter/staff/send-new-device-notice.ts';
import { sendWrongPinsNotice } from '../workflows/counter/staff/send-wrong-pins-notice.ts';
import { sendStaffInvitation } from '../workflows/counter/staff/send-staff-invitation.ts';
import { endFinishedRun } from '../workflows/rider/end-finished-run.ts';
import { sendPush } from '../workflows/push/send-push.ts';
import { sendOrderEnded } from '../workflows/send-order-ended.ts';
import { sendReadyTime } from '../workflows/send-ready-time.ts';
import { sendReceipt } from '../workflows/send-receipt.ts';
import { sendEmailChanged, sendLoginNotice } from '../workflows/send-session-notices.ts';
import { sendOutageMail } from '../workflows/system-outage/send-outage-mail.ts';
import { sendVerificationCode } from '../workflows/send-verification-code.ts';
import { sendSurvey } from '../workflows/survey/send-survey.ts';
import { sendUnacceptedAlert } from '../workflows/send-unaccepted-alert.ts';
import { alertUnacceptedOrdersJob } from '../workflows/alert-unaccepted-orders.job.ts';
import { cancelDeliveryJob } from '../workflows/delivery/cancel-delivery.job.ts';
import { cancelPaymentJob } from '../workflows/payment/cancel-payment.job.ts';
import { cancelUndeliveredOrderJob } from '../workflows/delivery/cancel-undelivered-order.job.ts';
import { commitPaymentJob } from '../workflows/payment/commit-payment.job.ts';
import { deleteOldRowsJob } from '../workflows/delete-old-rows.job.ts';
import { dispatchDeliveryJob } from '../workflows/delivery/dispatch-delivery.job.ts';
import { endFinishedRunJob } from '../features/order/end-finished-run.job.ts';
import { expireOrderJob } from '../workflows/payment/expire-order.job.ts';
import { measurePaymentsJob } from '../workflows/payment/measure-payments.job.ts';
import { notifyCourierReadyJob } from '../workflows/delivery/notify-courier-ready.job.ts';
import { notifyKitchenCarrierJob } from '../workflows/notify-kitchen-carrier.job.ts';
import { notifyKitchenEndJob } from '../workflows/notify-kitchen-end.job.ts';
import { notifyKitchenJob } from '../workflows/notify-kitchen.job.ts';
import { pollAfterWebhookJob } from '../features/payment/poll-after-webhook.job.ts';
import { pollDeliveryJob } from '../workflows/delivery/poll-delivery.job.ts';
import { pollPaymentJob } from '../workflows/payment/poll-payment.job.ts';
import { queueHeldMoneyMailsJob } from '../workflows/payment/queue-held-money-mails.job.ts';
import { refundPaymentJob } from '../workflows/payment/refund-payment.job.ts';
import { releaseScheduledOrderJob } from '../workflows/release-scheduled-order.job.ts';
import { removeCardJob } from '../workflows/card/remove-card.job.ts';
import { requestDeliveryJob } from '../workflows/delivery/request-delivery.job.ts';
import { sendDeliveryAlertJob } from '../workflows/delivery/send-delivery-alert.job.ts';
import { sendEmailChangedJob } from '../workflows/send-email-changed.job.ts';
import { sendHeldMoneyMailJob } from '../workflows/payment/send-held-money-mail.job.ts';
import { sendLoginNoticeJob } from '../features/session/send-login-notice.job.ts';
import { sendNewDeviceNoticeJob } from '../workflows/counter/staff/send-new-device-notice.job.ts';
import { sendOrderEndedJob } from '../workflows/send-order-ended.job.ts';
import { sendOutageMailJob } from '../workflows/system-outage/send-outage-mail.job.ts';
import { sendPushJob } from '../workflows/push/send-push.job.ts';
import { sendReadyTimeJob } from '../workflows/send-ready-time.job.ts';
import { sendReceiptJob } from '../workflows/send-receipt.job.ts';
import { sendRefundNoticeJob } from '../workflows/payment/send-refund-notice.job.ts';
import { sendStaffInvitationJob } from '../workflows/counter/staff/send-staff-invitation.job.ts';
import { sendSurveyJob } from '../workflows/survey/send-survey.job.ts';
import { sendUnacceptedAlertJob } from '../workflows/send-unaccepted-alert.job.ts';
import { sendVerificationCodeJob } from '../workflows/send-verification-code.job.ts';
import { sendWrongPinsNoticeJob } from '../workflows/counter/staff/send-wrong-pins-notice.job.ts';
import { sweepEnrolmentJob } from '../workflows/card/sweep-enrolment.job.ts';

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
