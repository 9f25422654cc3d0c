import type { DeliveryAlarm } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';

type OfOrder = { tenantId: TenantId; orderId: OrderId };
type OfDelivery = { tenantId: TenantId; deliveryId: string };
type OfAttempt = { tenantId: TenantId; attemptId: string };

/** What is done later, at least once, by name. Each payload but a recurring job's carries its tenant: a worker sees nothing outside of it. */
export type JobPayloads = {
  /** `tries`: failures so far. */
  'notify-kitchen': OfOrder & { tries: number };
  'send-receipt': OfOrder;
  /** An order that was made to order has its time. */
  'send-ready-time': OfOrder;
  'expire-order': OfOrder;
  /** The preparation of a future order opens. */
  'begin-order': OfOrder;
  /** `tries`: the question it stands for; one that was asked meanwhile is not asked again. */
  'query-payment': OfAttempt & { tries: number };
  'finish-payment': OfAttempt;
  'return-payment': OfAttempt;
  'send-return-notice': OfAttempt;
  'dispatch-delivery': OfOrder;
  /** `sends`: how often it was sent before; one that was sent meanwhile is not sent again. */
  'send-delivery': OfDelivery & { sends: number };
  /** `tries`: the question it stands for. */
  'track-delivery': OfDelivery & { tries: number };
  'call-off-delivery': OfDelivery;
  /** Nobody has found a way to bring it. */
  'end-undelivered': OfOrder;
  /** The food is packed. */
  'tell-courier-ready': OfDelivery;
  /** A store brings itself what a courier was to bring. */
  'tell-kitchen-carrier': OfOrder & { tries: number };
  /** An order came to nothing that the restaurant was shown. */
  'tell-kitchen-end': OfOrder & { tries: number };
  /** The shopper hears why an order came to nothing. */
  'send-order-end': OfOrder;
  /** Recurring, of no brand: orders that their restaurants do not begin. */
  'watch-orders': Record<string, never>;
  /** Recurring, of no brand: what has ended long ago is deleted. */
  'delete-old-rows': Record<string, never>;
  'send-delivery-alert': OfOrder & { why: DeliveryAlarm };
};
export type JobName = keyof JobPayloads;

/** `key` names one waiting job for good. `runAt`: ISO instant. */
export type JobSpec = { [Name in JobName]: { name: Name; payload: JobPayloads[Name]; key: string; runAt: string } }[JobName];
