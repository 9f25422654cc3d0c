import type { PaymentMethodName } from '../payment/method-names.ts';
import { paymentMethods } from '../payment/methods.ts';
import type { PaymentSettings } from './settings.ts';

/** Settings of a brand that names none. */
export const defaultPaymentSettings: PaymentSettings = {
  kushkiMerchantId: null,
  kushkiForm: 'hostedFields',
  installments: [],
  kushki: null,
};

/**
 * Kushki as this installation knows it. `merchantId`: the public id of brands that name none, in a
 * demonstration; else null.
 */
export type KushkiInstallation = {
  addresses: NonNullable<PaymentSettings['kushki']>;
  merchantId: string | null;
};

/** Adds what the installation knows to a brand's own settings. */
export const withKushki = (
  payments: PaymentSettings,
  kushki: KushkiInstallation | null,
): PaymentSettings => ({
  ...payments,
  kushkiMerchantId: payments.kushkiMerchantId ?? kushki?.merchantId ?? null,
  kushki: kushki?.addresses ?? null,
});

/**
 * Returns whether a method needs the card form, in which a card is typed to pay or to save it. A
 * brand without a public id at Kushki cannot show it.
 */
export const needsCardForm = (name: PaymentMethodName): boolean =>
  paymentMethods[name].tokenFromBrowser;

/** True if shoppers of the brand can type a card. */
export const takesTypedCards = ({ kushkiMerchantId, kushki }: PaymentSettings): boolean =>
  kushkiMerchantId !== null && kushki !== null;

/**
 * Origins that a page with the card form frames and calls; none where no store offers a method that
 * needs the form. `offered`: the methods of the brand's stores.
 * docs/rules/tenants.md#sources-of-the-card-form.
 */
export function cardFormOrigins(
  payments: PaymentSettings,
  offered: readonly PaymentMethodName[],
): { frames: readonly string[]; connections: readonly string[] } {
  const { kushki, kushkiForm } = payments;
  if (kushki === null || !takesTypedCards(payments) || !offered.some(needsCardForm))
    return { frames: [], connections: [] };
  const originOf = (url: string): string => url.split('/', 3).join('/');
  return kushkiForm === 'hostedFields'
    ? { frames: [originOf(kushki.fieldsUrl)], connections: [] }
    : { frames: [originOf(kushki.challengeUrl)], connections: [originOf(kushki.apiUrl)] };
}
