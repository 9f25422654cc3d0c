import type { placeOrder } from '@comanda/contract/orders.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import { fromWireMethod, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { AcceptedTerms } from '../../features/order/order-snapshot.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

type OrderBody = BodyOf<typeof placeOrder>;

/** What a shopper sent, and who sent it. `now` in milliseconds; `areaMiddles`: the middles of the country's areas. */
export type RequestedOrder = {
  body: Omit<OrderBody, 'order'> & {
    order: Omit<OrderBody['order'], 'paymentMethod'> & { paymentMethod: PaymentMethodName };
  };
  country: Country;
  role: 'guest' | 'user';
  now: number;
  areaCentres: readonly GeoPoint[];
  /** The terms that an order of now accepts. */
  terms: readonly AcceptedTerms[];
  /** Whether somebody takes the money of an online method. */
  hasProviderFor: (method: PaymentMethodName) => boolean;
};

/** The body as rules read it: its payment method by its own name. */
export const readOrderBody = (body: OrderBody): RequestedOrder['body'] => ({
  ...body,
  order: { ...body.order, paymentMethod: fromWireMethod(body.order.paymentMethod) },
});
