import type { placeOrder } from '@comanda/contract/orders.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import { methodSentAs, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { AcceptedTerms } from '../../features/order/order-snapshot.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Point } from '@comanda/domain/store/store.ts';

type Sent = BodyOf<typeof placeOrder>;

/** What a shopper sent, and who sent it. `now` in milliseconds; `areaMiddles`: the middles of the country's areas. */
export type AskedOrder = {
  body: Omit<Sent, 'order'> & { order: Omit<Sent['order'], 'paymentMethod'> & { paymentMethod: PaymentMethodName } };
  country: Country;
  role: 'guest' | 'user';
  now: number;
  areaMiddles: readonly Point[];
  /** The terms that an order of now accepts. */
  terms: readonly AcceptedTerms[];
  /** Whether somebody takes the money of an online method. */
  isTaken: (method: PaymentMethodName) => boolean;
};

/** The body as rules read it: its payment method by its own name. */
export const readSent = (sent: Sent): AskedOrder['body'] => ({
  ...sent,
  order: { ...sent.order, paymentMethod: methodSentAs(sent.order.paymentMethod) },
});
