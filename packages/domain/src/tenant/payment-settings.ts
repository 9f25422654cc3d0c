import type { PaymentMethodName } from '../payment/method-names.ts';
import { paymentMethods } from '../payment/methods.ts';

/**
 * `hostedFields`: the shopper types the card in the provider's frame. `ownForm`: in the shop's
 * form, which hands it to the provider's call.
 */
export const kushkiForms = ['hostedFields', 'ownForm'] as const;
type KushkiForm = (typeof kushkiForms)[number];

/**
 * Addresses that the browser calls or frames. `apiUrl`: the base of Kushki's calls for browsers.
 * `fieldsUrl`: the page of the hosted fields. `challengeUrl`: the page of the bank's question.
 */
type KushkiAddresses = { apiUrl: string; fieldsUrl: string; challengeUrl: string };

/**
 * Public settings of a brand's payments. `kushkiMerchantId`: its public id at Kushki; null: it
 * takes no typed cards. `installments`: the numbers of payments besides one that the brand offers
 * for a card. `kushki`: null if this installation has no Kushki.
 * docs/rules/tenants.md#settings-of-payments.
 */
export type PaymentSettings = {
  kushkiMerchantId: string | null;
  kushkiForm: KushkiForm;
  installments: readonly number[];
  kushki: KushkiAddresses | null;
};

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
export type KushkiInstallation = { addresses: KushkiAddresses; merchantId: string | null };

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
