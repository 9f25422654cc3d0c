import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
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
import type { BankCheck } from '@comanda/domain/payment/bank-check.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { PushNews } from '@comanda/domain/push/push-news.ts';
import type { OutageMail } from '@comanda/domain/order/kitchen-retry.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';

type OrderPayload = { tenantId: TenantId; orderId: OrderId };
type NoticePayload = OrderPayload & { tries: number; since?: string | undefined };
type DeliveryPayload = { tenantId: TenantId; deliveryId: string };
type AttemptPayload = { tenantId: TenantId; attemptId: string };

/**
 * Payloads of the jobs by name. A job runs at least once. Every payload except a recurring job's
 * contains its tenant, because a worker reads only that tenant's rows.
 */
export type JobPayloads = {
  /** `tries`: failures so far; `since`: ISO instant of the first of them. */
  'notify-kitchen': NoticePayload;
  'send-receipt': OrderPayload;
  /**
   * Mails the shopper the ready time of an order that is made to order, once the restaurant has
   * reported it.
   */
  'send-ready-time': OrderPayload;
  'expire-order': OrderPayload;
  /** Starts the preparation of a future order. */
  'release-scheduled-order': OrderPayload;
  /** `tries`: number of the poll; does nothing if the provider was polled since. */
  'poll-payment': AttemptPayload & { tries: number };
  /** Polls the payment that a webhook is about. */
  'poll-after-webhook': { tenantId: TenantId; method: PaymentMethodName; eventKey: string };
  /** `bankCheck`: what the browser's return said of the bank's check; absent: nothing. */
  'commit-payment': AttemptPayload & { bankCheck?: BankCheck | undefined };
  /** Tells the provider that nobody wants a superseded payment any more. */
  'cancel-payment': AttemptPayload;
  'refund-payment': AttemptPayload;
  /** `paymentRef`: of a surplus payment; absent: the attempt's own money. */
  'send-refund-notice': AttemptPayload & {
    paymentRef?: string | undefined;
    amount?: number | undefined;
  };
  /** `at`: the deadline that the job was made for, milliseconds; 0: unknown. */
  'sweep-enrolment': { tenantId: TenantId; enrolmentId: EnrolmentId; at: number };
  /** `tries`: how often the provider was asked before; does nothing if it was asked since. */
  'remove-card': { tenantId: TenantId; cardId: CardId; tries: number };
  'dispatch-delivery': OrderPayload;
  /** `sends`: how often the request was sent before; does nothing if it was sent since. */
  'request-delivery': DeliveryPayload & { sends: number };
  /** `tries`: number of the poll. */
  'poll-delivery': DeliveryPayload & { tries: number };
  'cancel-delivery': DeliveryPayload;
  /** Cancels an order for which neither a courier nor the operator found a delivery. */
  'cancel-undelivered-order': OrderPayload;
  /** Notifies the courier that the food is packed. */
  'notify-courier-ready': DeliveryPayload;
  /** Notifies the kitchen that the store delivers the order instead of the courier. */
  'notify-kitchen-carrier': NoticePayload;
  /** Notifies the restaurant's system that an order it knows has ended unfulfilled. */
  'notify-kitchen-end': NoticePayload;
  /** Mails the shopper the reason why the order ended unfulfilled. */
  'send-order-ended': OrderPayload;
  /** Mails the shopper the link to the survey, a day after the order was completed. */
  'send-survey': OrderPayload;
  /**
   * Recurring, without a brand: alerts the operator to orders that restaurants have not accepted.
   */
  'alert-unaccepted-orders': Record<string, never>;
  /** Recurring, without a brand: measures unfinished payments for the metrics. */
  'measure-payments': Record<string, never>;
  /** Recurring, without a brand: queues the mails about money that pays no order. */
  'queue-held-money-mails': Record<string, never>;
  /** Recurring, without a brand: deletes expired rows. */
  'delete-old-rows': Record<string, never>;
  /** Pushes news about an order to one browser. `tries`: number of the try, from 1. */
  'send-push': OrderPayload & {
    subscriptionId: PushSubscriptionId;
    news: PushNews;
    tries: number;
  };
  /** Ends the run of a rider whose last order has ended, whoever ended it. */
  'end-finished-run': OrderPayload;
  'send-delivery-alert': OrderPayload & { why: DeliveryAlert };
  /** Mails the brand that a restaurant has not accepted an order. */
  'send-unaccepted-alert': OrderPayload & { reason: UnacceptedReason };
  /**
   * Mails a manager the money that pays no order. `staffId` null: the brand's contact address.
   * `day`: UTC date, one mail a day.
   */
  'send-held-money-mail': { tenantId: TenantId; staffId: StaffId | null; day: string };
  /**
   * Mails the managers of a store that its system takes no orders. `began`: ISO instant of the
   * outage's begin.
   */
  'send-outage-mail': { tenantId: TenantId; storeId: StoreId; stage: OutageMail; began: string };
  /**
   * Mails a verification code. The payload has neither the code nor the email: the code is derived
   * from the id.
   */
  /** Mails a user that a browser which was never used logged in. */
  'send-login-notice': { tenantId: TenantId; sessionId: SessionId };
  /** Mails an invited person the link to the counter. */
  'send-staff-invitation': { tenantId: TenantId; staffId: StaffId };
  /** Mails the owners of a brand that a shared device was added. */
  'send-new-device-notice': { tenantId: TenantId; deviceId: DeviceId };
  /**
   * Mails a staff member that wrong PINs were typed in their name, the last one on the device.
   * `wrong`: how many in a day.
   */
  'send-wrong-pins-notice': {
    tenantId: TenantId;
    staffId: StaffId;
    deviceId: DeviceId;
    wrong: number;
  };
  /** Mails the old email of an account that it was changed. */
  'send-email-changed': { tenantId: TenantId; changeId: string };
  'send-verification-code': { tenantId: TenantId; verificationId: string };
};
export type JobName = keyof JobPayloads;

/** `key`: at most one waiting job has it. `runAt`: ISO instant. */
export type JobSpec = {
  [Name in JobName]: { name: Name; payload: JobPayloads[Name]; key: string; runAt: string };
}[JobName];
