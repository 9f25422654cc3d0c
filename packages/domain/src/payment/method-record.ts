import type { Minor } from '../money/money.ts';

export const methodIcons = ['cash', 'card', 'wallet'] as const;
/** The icon before a method's name. */
export type MethodIcon = (typeof methodIcons)[number];

/**
 * The least and the greatest amount that a provider takes by its documentation, minor units of the
 * currencies in which it takes payments. `greatest` null: its documentation names none.
 * docs/rules/payments.md#amounts-that-a-method-takes.
 */
export type AmountLimits = { readonly least: Minor; readonly greatest: Minor | null };

/**
 * `priority` sorts ascending and decides the automatic choice. `logo`: the name of its company's
 * logo in a store's data.
 * `takesCards`: it takes cards of banks, whose logos it shows. `limits` absent: any amount.
 * `takesInstallments`: its provider takes a number of payments. `tokenFromBrowser`: the provider's
 * script in the shop's page makes a token of a typed card, to pay with it or to save it, and one of
 * a saved card for each charge. `showsCodeOnPhone`: a wallet whose dialog with the code is shown on
 * a phone too.
 */
type Facts = {
  readonly priority: number;
  readonly icon: MethodIcon;
  readonly logo?: string;
  readonly takesCards?: true;
  readonly limits?: AmountLimits;
  readonly takesInstallments?: true;
  readonly tokenFromBrowser?: true;
  readonly showsCodeOnPhone?: true;
};

/**
 * `slug`: the method in the addresses of its calls, `/v1/orders/{id}/payments/mercado_pago`.
 * `title`: its name in the documentation of the API.
 */
type Called = { readonly slug: string; readonly title: string };

/** `cardType`: its saved cards on the wire. docs/rules/cards.md#saved-cards. */
type OfSavedCards = Called & { readonly cardType: string };

/**
 * All that the shop knows of a payment method. Each file in `methods` is one record, and every list
 * of methods is made of `allMethods`. `flow`: the steps after the order exists; `onDelivery` needs
 * none. docs/rules/payments.md#payment-methods.
 */
export type MethodRecord = Facts &
  (
    | { readonly flow: 'onDelivery' }
    | ({ readonly flow: 'redirect' | 'qrOrLink' | 'cardToken' } & Called)
    | ({ readonly flow: 'savedCard' | 'htmlForm' } & OfSavedCards)
  );

export type PaymentFlow = MethodRecord['flow'];
