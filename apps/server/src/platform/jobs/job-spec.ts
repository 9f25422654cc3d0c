import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';

type OrderPayload = { tenantId: TenantId; orderId: OrderId };
type DeliveryPayload = { tenantId: TenantId; deliveryId: string };
type AttemptPayload = { tenantId: TenantId; attemptId: string };

/** What is done later, at least once, by name. Each payload but a recurring job's carries its tenant: a worker sees nothing outside of it. */
export type JobPayloads = {
  /** `tries`: failures so far. */
  'notify-kitchen': OrderPayload & { tries: number };
  'send-receipt': OrderPayload;
  /** An order that was made to order has its time. */
  'send-ready-time': OrderPayload;
  'expire-order': OrderPayload;
  /** The preparation of a future order opens. */
  'release-scheduled-order': OrderPayload;
  /** `tries`: the question it stands for; one that was asked meanwhile is not asked again. */
  'poll-payment': AttemptPayload & { tries: number };
  'commit-payment': AttemptPayload;
  'refund-payment': AttemptPayload;
  'send-refund-notice': AttemptPayload;
  'dispatch-delivery': OrderPayload;
  /** `sends`: how often it was sent before; one that was sent meanwhile is not sent again. */
  'request-delivery': DeliveryPayload & { sends: number };
  /** `tries`: the question it stands for. */
  'poll-delivery': DeliveryPayload & { tries: number };
  'cancel-delivery': DeliveryPayload;
  /** Nobody has found a way to bring it. */
  'cancel-undelivered-order': OrderPayload;
  /** The food is packed. */
  'notify-courier-ready': DeliveryPayload;
  /** A store brings itself what a courier was to bring. */
  'notify-kitchen-carrier': OrderPayload & { tries: number };
  /** An order came to nothing that the restaurant was shown. */
  'notify-kitchen-end': OrderPayload & { tries: number };
  /** The shopper hears why an order came to nothing. */
  'send-order-ended': OrderPayload;
  /** Recurring, of no brand: orders that their restaurants do not begin. */
  'alert-unaccepted-orders': Record<string, never>;
  /** Recurring, of no brand: what has ended long ago is deleted. */
  'delete-old-rows': Record<string, never>;
  'send-delivery-alert': OrderPayload & { why: DeliveryAlert };
};
export type JobName = keyof JobPayloads;

/** `key` names one waiting job for good. `runAt`: ISO instant. */
export type JobSpec = {
  [Name in JobName]: { name: Name; payload: JobPayloads[Name]; key: string; runAt: string };
}[JobName];
