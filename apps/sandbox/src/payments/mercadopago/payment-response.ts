import { countryOfCurrency } from '../../countries.ts';
import type { EmulatedPayment, EmulatedPreference } from './preference.ts';

type Shape = Readonly<Record<string, unknown>>;

/** An instant (milliseconds) as Mercado Pago writes it. */
export const wireDate = (instant: number): string =>
  `${new Date(instant - 4 * 60 * 60_000).toISOString().slice(0, 23)}-04:00`;

/** The site whose account takes a currency. */
export const siteOf = (currency: string): string =>
  countryOfCurrency(currency).mercadoPagoSite ?? 'MLC';

export const paymentTypeOf = ({ lastDigits }: EmulatedPayment): 'bank_transfer' | 'credit_card' =>
  lastDigits === null ? 'bank_transfer' : 'credit_card';

/**
 * Body of a payment in answers to a query and a search. A chargeback does not count as a refund in
 * it.
 */
export const paymentResponse = (payment: EmulatedPayment): Shape => ({
  id: payment.id,
  date_created: wireDate(payment.createdAt),
  date_approved: payment.approvedAt === null ? null : wireDate(payment.approvedAt),
  date_last_updated: wireDate(payment.updatedAt),
  money_release_status: null,
  operation_type: 'regular_payment',
  payment_method_id: payment.lastDigits === null ? 'clabe' : 'visa',
  payment_type_id: paymentTypeOf(payment),
  status: payment.status,
  status_detail: payment.detail,
  currency_id: payment.currency,
  description: 'Pedido',
  live_mode: false,
  collector_id: 246813579,
  external_reference: payment.reference,
  transaction_amount: payment.amount,
  transaction_amount_refunded: payment.refunded,
  captured: true,
  binary_mode: true,
  authorization_code: payment.approvedAt === null ? null : String(payment.id).slice(-6),
  installments: 1,
  card:
    payment.lastDigits === null
      ? {}
      : { first_six_digits: '416881', last_four_digits: payment.lastDigits },
  metadata: {},
  refunds: [],
});

/** Body of a preference. The address of its page holds its id in the query. */
export function preferenceResponse(preference: EmulatedPreference, origin: string): Shape {
  const { id, reference, startsAt, expiresAt, amount, currency, title, notificationUrl } =
    preference;
  const page = `${origin}${pagePath}?pref_id=${id}`;
  return {
    id,
    init_point: page,
    sandbox_init_point: `${origin}${testPagePath}?pref_id=${id}&site=${siteOf(currency)}`,
    collector_id: 246813579,
    client_id: '1357924680',
    date_created: wireDate(preference.createdAt),
    external_reference: reference,
    items: [{ title, quantity: 1, unit_price: amount, currency_id: currency }],
    notification_url: notificationUrl,
    binary_mode: preference.binary,
    expires: expiresAt !== null,
    expiration_date_from: startsAt === null ? null : wireDate(startsAt),
    expiration_date_to: expiresAt === null ? null : wireDate(expiresAt),
    operation_type: 'regular_payment',
    site_id: siteOf(currency),
  };
}

export const pagePath = '/mercadopago/checkout/v1/redirect';
export const testPagePath = '/mercadopago/sandbox/checkout/v1/redirect';
