/**
 * Texts of a payment method. `label`, `hint`: the method in a list. `name`: inside of a sentence,
 * after "con"; absent: the label. `with`: after "pagando"; absent: "con" and the name. `refund`:
 * the place where refunded money appears, after "vuelve". `short`: the method in the counter's
 * tables; absent: the label.
 */
export type MethodText = {
  readonly label: string;
  readonly hint: string;
  readonly name?: string;
  readonly with?: string;
  readonly refund: string;
  readonly short?: string;
};

/** Refunded money of a card. */
export const refundToCard =
  'a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.';

/** Refunded money of another method, by its place. */
export const refundTo = (place: string): string => `${place}. Puede tardar unos días en verse.`;

export const walletHint = 'En su app o con código QR';
