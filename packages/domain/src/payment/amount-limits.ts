import { type Minor, minor, zero } from '../money/money.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * The least and the greatest amount that a provider takes, minor units of the currencies in which
 * it takes payments. `greatest` null: its documentation names none.
 */
export type AmountLimits = { readonly least: Minor; readonly greatest: Minor | null };

const anyAmount: AmountLimits = { least: minor(1), greatest: null };
const onDelivery: AmountLimits = { least: zero, greatest: null };

/**
 * The limits of each method by the documentation of its provider. Klap takes 50 to 99,999,999
 * pesos; Webpay's amount has 17 characters with two decimals. The greatest amount of a wallet is
 * part of the brand's contract, so its stores name it.
 * docs/rules/payments.md#amounts-that-a-method-takes.
 */
export const amountLimits: Readonly<Record<PaymentMethodName, AmountLimits>> = {
  webpay: { least: minor(1), greatest: minor(99_999_999_999_999) },
  oneclick: anyAmount,
  getnet: anyAmount,
  mercadoPago: anyAmount,
  sodexo: { least: minor(50), greatest: minor(99_999_999) },
  chek: anyAmount,
  mach: anyAmount,
  fpay: anyAmount,
  kushkiCard: anyAmount,
  kushkiCardSubscription: anyAmount,
  credomatic: anyAmount,
  cash: onDelivery,
  card: onDelivery,
};
