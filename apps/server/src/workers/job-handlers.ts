import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { createMailer } from '../features/mail/send-mail.ts';
import type { JobHandlers } from '../platform/jobs/perform-job.ts';
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

/** Returns the handler of each job by its name. */
export function jobHandlers(deps: Deps, sendMail = createMailer(deps).send): JobHandlers {
  const limitedSendMail = (tenantId: TenantId) => limitMails(deps, tenantId, sendMail);
  return {
    'notify-kitchen': (payload) => notifyKitchen(deps, payload),
    'send-receipt': (payload) =>
      sendReceipt({ ...deps, sendMail: limitedSendMail(payload.tenantId) }, payload),
    'send-ready-time': (payload) =>
      sendReadyTime({ ...deps, sendMail: limitedSendMail(payload.tenantId) }, payload),
    'expire-order': (payload) => expireOrder(deps, payload),
    'release-scheduled-order': (payload) => releaseScheduledOrder(deps, payload),
    'poll-payment': (payload) => pollPayment(deps, payload),
    'poll-after-webhook': (payload) => pollAfterWebhook(deps, payload),
    'commit-payment': (payload) => commitPayment(deps, payload),
    'cancel-payment': (payload) => cancelPayment(deps, payload),
    'refund-payment': (payload) => refundPayment(deps, payload),
    'sweep-enrolment': (payload) => sweepEnrolment(deps, payload),
    'remove-card': (payload) => removeCard(deps, payload),
    'send-refund-notice': (payload) => sendRefundNotice({ ...deps, sendMail }, payload),
    'dispatch-delivery': (payload) => dispatchDelivery(deps, payload),
    'request-delivery': (payload) => requestDelivery(deps, payload),
    'poll-delivery': (payload) => pollDelivery(deps, payload),
    'cancel-delivery': (payload) => cancelDelivery(deps, payload),
    'cancel-undelivered-order': (payload) => cancelUndeliveredOrder(deps, payload),
    'notify-courier-ready': (payload) => notifyCourierReady(deps, payload),
    'notify-kitchen-carrier': (payload) => notifyKitchenCarrier(deps, payload),
    'notify-kitchen-end': (payload) => notifyKitchenEnd(deps, payload),
    'end-finished-run': (payload) => endFinishedRun(deps, payload),
    'send-order-ended': (payload) =>
      sendOrderEnded({ ...deps, sendMail: limitedSendMail(payload.tenantId) }, payload),
    'send-survey': (payload) =>
      sendSurvey({ ...deps, sendMail: limitedSendMail(payload.tenantId) }, payload),
    'send-push': (payload) => sendPush(deps, payload),
    'alert-unaccepted-orders': () => alertUnacceptedOrders(deps),
    'measure-payments': () => measurePayments(deps),
    'queue-held-money-mails': () => queueHeldMoneyMails(deps),
    'delete-old-rows': async () => {
      await deleteAllOldRows(deps);
      await forgetOldContacts(deps);
    },
    'send-delivery-alert': (payload) => sendDeliveryAlert({ ...deps, sendMail }, payload),
    'send-staff-invitation': (payload) => sendStaffInvitation({ ...deps, sendMail }, payload),
    'send-new-device-notice': (payload) => sendNewDeviceNotice({ ...deps, sendMail }, payload),
    'send-wrong-pins-notice': (payload) => sendWrongPinsNotice({ ...deps, sendMail }, payload),
    'send-login-notice': (payload) => sendLoginNotice({ ...deps, sendMail }, payload),
    'send-email-changed': (payload) => sendEmailChanged({ ...deps, sendMail }, payload),
    'send-verification-code': (payload) => sendVerificationCode({ ...deps, sendMail }, payload),
    'send-unaccepted-alert': (payload) => sendUnacceptedAlert({ ...deps, sendMail }, payload),
    'send-held-money-mail': (payload) => sendHeldMoneyMail({ ...deps, sendMail }, payload),
    'send-outage-mail': (payload) => sendOutageMail({ ...deps, sendMail }, payload),
  };
}
