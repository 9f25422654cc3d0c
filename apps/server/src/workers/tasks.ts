import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { countedMails, createSendMail } from '../features/mail/send-mail.ts';
import type { Tasks } from '../platform/jobs/perform-job.ts';
import { beginOrder } from '../workflows/begin-order.ts';
import { deleteAllOldRows } from '../workflows/delete-old-rows.ts';
import { callOffDelivery } from '../workflows/delivery/call-off-delivery.ts';
import { dispatchDelivery } from '../workflows/delivery/dispatch-delivery.ts';
import { endUndelivered } from '../workflows/delivery/end-undelivered.ts';
import { sendDeliveryAlert } from '../workflows/delivery/send-delivery-alert.ts';
import { sendDelivery } from '../workflows/delivery/send-delivery.ts';
import { tellCourierReady } from '../workflows/delivery/tell-courier-ready.ts';
import { trackDelivery } from '../workflows/delivery/track-delivery.ts';
import { limitMails } from '../workflows/limit-mails.ts';
import { notifyKitchen, tellKitchenCarrier, tellKitchenEnd } from '../workflows/notify-kitchen.ts';
import { expireOrder } from '../workflows/payment/expire-order.ts';
import { finishPayment } from '../workflows/payment/finish-payment.ts';
import { queryPayment } from '../workflows/payment/query-payment.ts';
import { returnPayment } from '../workflows/payment/return-payment.ts';
import { sendReturnNotice } from '../workflows/payment/send-return-notice.ts';
import { watchOrders } from '../workflows/watch-orders.ts';
import { sendOrderEnd } from '../workflows/send-order-end.ts';
import { sendReadyTime } from '../workflows/send-ready-time.ts';
import { sendReceipt } from '../workflows/send-receipt.ts';

/** What the job runner does by the name of each job. */
export function tasksOf(deps: Deps, sendMail = countedMails(createSendMail(deps.config))): Tasks {
  const limited = (tenantId: TenantId) => limitMails(deps, tenantId, sendMail);
  return {
    'notify-kitchen': (payload) => notifyKitchen(deps, payload),
    'send-receipt': (payload) => sendReceipt({ ...deps, sendMail: limited(payload.tenantId) }, payload),
    'send-ready-time': (payload) => sendReadyTime({ ...deps, sendMail: limited(payload.tenantId) }, payload),
    'expire-order': (payload) => expireOrder(deps, payload),
    'begin-order': (payload) => beginOrder(deps, payload),
    'query-payment': (payload) => queryPayment(deps, payload),
    'finish-payment': (payload) => finishPayment(deps, payload),
    'return-payment': (payload) => returnPayment(deps, payload),
    'send-return-notice': (payload) => sendReturnNotice({ ...deps, sendMail }, payload),
    'dispatch-delivery': (payload) => dispatchDelivery(deps, payload),
    'send-delivery': (payload) => sendDelivery(deps, payload),
    'track-delivery': (payload) => trackDelivery(deps, payload),
    'call-off-delivery': (payload) => callOffDelivery(deps, payload),
    'end-undelivered': (payload) => endUndelivered(deps, payload),
    'tell-courier-ready': (payload) => tellCourierReady(deps, payload),
    'tell-kitchen-carrier': (payload) => tellKitchenCarrier(deps, payload),
    'tell-kitchen-end': (payload) => tellKitchenEnd(deps, payload),
    'send-order-end': (payload) => sendOrderEnd({ ...deps, sendMail: limited(payload.tenantId) }, payload),
    'watch-orders': () => watchOrders(deps),
    'delete-old-rows': () => deleteAllOldRows(deps),
    'send-delivery-alert': (payload) => sendDeliveryAlert({ ...deps, sendMail }, payload),
  };
}
