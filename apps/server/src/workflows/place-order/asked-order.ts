import type { placeOrder } from '@comanda/contract/orders.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Country } from '@comanda/domain/country/countries.ts';

/** What a shopper sent, and who sent it. `now` in milliseconds. */
export type AskedOrder = {
  body: BodyOf<typeof placeOrder>;
  country: Country;
  role: 'guest' | 'user';
  now: number;
  /** Whether somebody takes the money of an online method. */
  isTaken: (method: PaymentMethodName) => boolean;
};
