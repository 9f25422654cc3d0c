import type { placeOrder } from '@comanda/contract/orders.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import { fromWireMethod, type PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { AcceptedTerms } from '../order-snapshot.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

type OrderBody = BodyOf<typeof placeOrder>;

/**
 * A shopper's order request with the shopper's role. `now` in milliseconds; `areaCentres`: the
 * centres of the country's areas.
 */
export type RequestedOrder = {
  body: Omit<OrderBody, 'order'> & {
    order: Omit<OrderBody['order'], 'paymentMethod'> & { paymentMethod: PaymentMethodName };
  };
  country: Country;
  role: 'guest' | 'user';
  now: number;
  areaCentres: readonly GeoPoint[];
  /** Versions of the terms that an order placed now accepts. */
  terms: readonly AcceptedTerms[];
  /** True if a provider takes the money of this online method. */
  hasProviderFor: (method: PaymentMethodName) => boolean;
};

/** The body with the payment method under our own name. */
export const readOrderBody = (body: OrderBody): RequestedOrder['body'] => ({
  ...body,
  order: { ...body.order, paymentMethod: fromWireMethod(body.order.paymentMethod) },
});
