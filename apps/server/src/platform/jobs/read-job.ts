import { bankChecks } from '@comanda/domain/payment/bank-check.ts';
import { deliveryAlerts } from '@comanda/domain/courier/delivery-effect.ts';
import type {
  CardId,
  EnrolmentId,
  OrderId,
  DeviceId,
  PushSubscriptionId,
  SessionId,
  StaffId,
  StoreId,
  TenantId,
} from '@comanda/domain/ids.ts';
import { outageMails } from '@comanda/domain/order/kitchen-retry.ts';
import { unacceptedReasons } from '@comanda/domain/order/unaccepted-order.ts';
import { onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { pushNews } from '@comanda/domain/push/push-news.ts';
import * as v from 'valibot';
import type { JobReader } from './perform-job.ts';

const orderPayload = v.object({ tenantId: v.string(), orderId: v.pipe(v.string(), v.uuid()) });
const attemptPayload = v.object({ tenantId: v.string(), attemptId: v.pipe(v.string(), v.uuid()) });
const verificationPayload = v.object({
  tenantId: v.string(),
  verificationId: v.pipe(v.string(), v.uuid()),
});
const loginNoticePayload = v.object({
  tenantId: v.string(),
  sessionId: v.pipe(v.string(), v.uuid()),
});
const staffInvitationPayload = v.object({
  tenantId: v.string(),
  staffId: v.pipe(v.string(), v.uuid()),
});
const newDevicePayload = v.object({
  tenantId: v.string(),
  deviceId: v.pipe(v.string(), v.uuid()),
});
const wrongPinsPayload = v.object({
  ...staffInvitationPayload.entries,
  ...newDevicePayload.entries,
  wrong: v.number(),
});
const emailChangedPayload = v.object({
  tenantId: v.string(),
  changeId: v.pipe(v.string(), v.uuid()),
});
const webhookPayload = v.object({
  tenantId: v.string(),
  method: v.picklist(onlineMethodNames),
  eventKey: v.pipe(v.string(), v.length(43)),
});
const refundNoticePayload = v.object({
  ...attemptPayload.entries,
  paymentRef: v.optional(v.pipe(v.string(), v.maxLength(255))),
  amount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
const tryCount = v.pipe(v.number(), v.integer(), v.minValue(0));
const deliveryPayload = v.object({
  tenantId: v.string(),
  deliveryId: v.pipe(v.string(), v.uuid()),
});
const requestDeliveryJob = v.object({ ...deliveryPayload.entries, sends: tryCount });
const pollDeliveryJob = v.object({ ...deliveryPayload.entries, tries: tryCount });
const alertPayload = v.object({ why: v.picklist(deliveryAlerts) });
const unacceptedPayload = v.object({ reason: v.picklist(unacceptedReasons) });
const kitchenPayload = v.object({
  tries: v.optional(tryCount, 0),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
const outageMailPayload = v.object({
  tenantId: v.string(),
  storeId: v.pipe(v.number(), v.integer()),
  stage: v.picklist(outageMails),
  began: v.string(),
});
const heldMoneyMailPayload = v.object({
  tenantId: v.string(),
  staffId: v.nullable(v.pipe(v.string(), v.uuid())),
  day: v.pipe(v.string(), v.isoDate()),
});
const pushJob = v.object({
  subscriptionId: v.pipe(v.string(), v.uuid()),
  news: v.picklist(pushNews),
  tries: v.pipe(tryCount, v.minValue(1)),
});
const enrolmentPayload = v.object({
  tenantId: v.string(),
  enrolmentId: v.pipe(v.string(), v.uuid()),
  at: v.optional(tryCount, 0),
});
const removeCardJob = v.object({
  tenantId: v.string(),
  cardId: v.pipe(v.string(), v.uuid()),
  tries: tryCount,
});
const commitPaymentJob = v.object({
  ...attemptPayload.entries,
  bankCheck: v.optional(v.picklist(bankChecks)),
});
const pollPaymentJob = v.object({ ...attemptPayload.entries, tries: tryCount });

/** Validates an order's payload and returns its ids with their branded types. */
function readOrderPayload(payload: unknown): { tenantId: TenantId; orderId: OrderId } {
  const { tenantId, orderId } = v.parse(orderPayload, payload);
  return { tenantId: tenantId as TenantId, orderId: orderId as OrderId };
}

/** Payloads of an earlier version have no `tries` and no `since`. */
const readKitchenPayload = (payload: unknown) => ({
  ...readOrderPayload(payload),
  ...v.parse(kitchenPayload, payload),
});

/** Gives a validated payload the branded tenant id. */
function withTenantId<Read extends { tenantId: string }>(
  read: Read,
): Omit<Read, 'tenantId'> & { tenantId: TenantId } {
  return { ...read, tenantId: read.tenantId as TenantId };
}

export const readJob: JobReader = {
  'notify-kitchen': readKitchenPayload,
  'send-receipt': readOrderPayload,
  'send-ready-time': readOrderPayload,
  'expire-order': readOrderPayload,
  'release-scheduled-order': readOrderPayload,
  'poll-payment': (payload) => withTenantId(v.parse(pollPaymentJob, payload)),
  'poll-after-webhook': (payload) => withTenantId(v.parse(webhookPayload, payload)),
  'commit-payment': (payload) => withTenantId(v.parse(commitPaymentJob, payload)),
  'cancel-payment': (payload) => withTenantId(v.parse(attemptPayload, payload)),
  'send-refund-notice': (payload) => withTenantId(v.parse(refundNoticePayload, payload)),
  'dispatch-delivery': readOrderPayload,
  'request-delivery': (payload) => withTenantId(v.parse(requestDeliveryJob, payload)),
  'poll-delivery': (payload) => withTenantId(v.parse(pollDeliveryJob, payload)),
  'cancel-delivery': (payload) => withTenantId(v.parse(deliveryPayload, payload)),
  'cancel-undelivered-order': readOrderPayload,
  'end-finished-run': readOrderPayload,
  'notify-courier-ready': (payload) => withTenantId(v.parse(deliveryPayload, payload)),
  'notify-kitchen-carrier': readKitchenPayload,
  'notify-kitchen-end': readKitchenPayload,
  'send-order-ended': readOrderPayload,
  'send-survey': readOrderPayload,
  'alert-unaccepted-orders': () => ({}),
  'measure-payments': () => ({}),
  'queue-held-money-mails': () => ({}),
  'delete-old-rows': () => ({}),
  'send-delivery-alert': (payload) => ({
    ...readOrderPayload(payload),
    ...v.parse(alertPayload, payload),
  }),
  'send-unaccepted-alert': (payload) => ({
    ...readOrderPayload(payload),
    ...v.parse(unacceptedPayload, payload),
  }),
  'send-outage-mail': (payload) => {
    const { storeId, ...rest } = withTenantId(v.parse(outageMailPayload, payload));
    return { ...rest, storeId: storeId as StoreId };
  },
  'send-held-money-mail': (payload) => {
    const { staffId, ...rest } = withTenantId(v.parse(heldMoneyMailPayload, payload));
    return { ...rest, staffId: staffId as StaffId | null };
  },
  'send-login-notice': (payload) => {
    const { tenantId, sessionId } = v.parse(loginNoticePayload, payload);
    return { tenantId: tenantId as TenantId, sessionId: sessionId as SessionId };
  },
  'send-staff-invitation': (payload) => {
    const { tenantId, staffId } = v.parse(staffInvitationPayload, payload);
    return { tenantId: tenantId as TenantId, staffId: staffId as StaffId };
  },
  'send-new-device-notice': (payload) => {
    const { tenantId, deviceId } = v.parse(newDevicePayload, payload);
    return { tenantId: tenantId as TenantId, deviceId: deviceId as DeviceId };
  },
  'send-wrong-pins-notice': (payload) => {
    const { staffId, deviceId, ...rest } = withTenantId(v.parse(wrongPinsPayload, payload));
    return { ...rest, staffId: staffId as StaffId, deviceId: deviceId as DeviceId };
  },
  'send-email-changed': (payload) => withTenantId(v.parse(emailChangedPayload, payload)),
  'send-verification-code': (payload) => withTenantId(v.parse(verificationPayload, payload)),
  'send-push': (payload) => {
    const { subscriptionId, ...rest } = v.parse(pushJob, payload);
    return {
      ...rest,
      ...readOrderPayload(payload),
      subscriptionId: subscriptionId as PushSubscriptionId,
    };
  },
  'sweep-enrolment': (payload) => {
    const { tenantId, enrolmentId, at } = v.parse(enrolmentPayload, payload);
    return { tenantId: tenantId as TenantId, enrolmentId: enrolmentId as EnrolmentId, at };
  },
  'remove-card': (payload) => {
    const { tenantId, cardId, tries } = v.parse(removeCardJob, payload);
    return { tenantId: tenantId as TenantId, cardId: cardId as CardId, tries };
  },
  'refund-payment': (payload) => withTenantId(v.parse(attemptPayload, payload)),
};
