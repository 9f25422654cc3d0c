/**
 * A form that the browser submits in its own window; `action` is on a page origin of the provider.
 */
export type RedirectForm = {
  readonly kind: 'redirectForm';
  readonly method: 'GET' | 'POST';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** A form that the browser submits inside a sandboxed frame. */
export type FramedForm = Omit<RedirectForm, 'kind'> & { readonly kind: 'framedForm' };

/**
 * A wallet's link. `qr`: `text` is drawn by the browser, `png` is a picture in base64; null: only
 * the link. `expiresAt`: ISO instant.
 */
export type WalletLink = {
  readonly kind: 'wallet';
  readonly url: string;
  readonly qr: { readonly as: 'text' | 'png'; readonly value: string } | null;
  readonly expiresAt: string;
};

/**
 * The browser's next step after the start of a payment. `settled`: the provider was asked for the
 * money; the page follows the order. docs/rules/payments.md#next-step-of-a-payment.
 */
export type PaymentNext = RedirectForm | WalletLink | FramedForm | { readonly kind: 'settled' };
