import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { StoredInstrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { IdempotencyKey } from '../platform/idempotency-key.ts';

/** One start of a payment. `redirectUrl` null: the payment has no page to return from. */
export type RequestedPayment = {
  orderId: OrderId;
  buyerId: UserId;
  method: PaymentMethodName;
  key: IdempotencyKey;
  redirectUrl: string | null;
  instrument: StoredInstrument;
  /** Milliseconds. */
  now: number;
};

/**
 * With the facts of its brand. `keepsLateMoney`: money that arrives after the attempt failed pays
 * an order that still waits.
 */
export type PricedRequest = RequestedPayment & { currency: string; keepsLateMoney: boolean };
