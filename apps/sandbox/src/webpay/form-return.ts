import { unreachable } from '../unreachable.ts';
import type { FormState, EmulatedTransaction } from './transaction.ts';

/** The browser's return to the shop: its fields, in the address or as a form. */
export type ReturnForm = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The buttons of the page, and the resulting form state. */
export const formDecisions = {
  pay: 'authorised',
  decline: 'declined',
  cancel: 'aborted',
  expire: 'expired',
} as const satisfies Record<string, FormState>;
export type FormOutcome = keyof typeof formDecisions;

export const isFormOutcome = (value: unknown): value is FormOutcome =>
  typeof value === 'string' && Object.hasOwn(formDecisions, value);

/**
 * Returns the browser's return from a decided form, or null while the form is open. A cancelled form returns by POST,
 * as in Webpay's integration environment.
 */
export function returnOf({
  form,
  token,
  returnUrl: url,
  sessionId,
  buyOrder,
}: EmulatedTransaction): ReturnForm | null {
  const names = { TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder };
  switch (form) {
    case 'open':
      return null;
    case 'authorised':
    case 'declined':
      return { method: 'GET', url, fields: { token_ws: token } };
    case 'aborted':
      return { method: 'POST', url, fields: { TBK_TOKEN: token, ...names } };
    case 'expired':
      return { method: 'GET', url, fields: names };
    default:
      return unreachable(form);
  }
}

/** The return from a form that the shopper opened again after its end, with all four fields. */
export const recoveredReturn = ({
  token,
  returnUrl: url,
  sessionId,
  buyOrder,
}: EmulatedTransaction): ReturnForm => ({
  method: 'POST',
  url,
  fields: {
    token_ws: token,
    TBK_TOKEN: token,
    TBK_ID_SESION: sessionId,
    TBK_ORDEN_COMPRA: buyOrder,
  },
});

/** Returns the address of a return by GET. The fields are added to the query of the shop's address. */
export function returnAddress({ url, fields }: ReturnForm): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
