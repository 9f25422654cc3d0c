import { unreachable } from '../unreachable.ts';
import type { FormState, EmulatedTransaction } from './transaction.ts';

/** How a browser goes back to the shop: with these fields, in the address or as a form. */
export type ReturnForm = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** What can be pressed, and what the form becomes by it. */
export const formDecisions = {
  pay: 'authorised',
  decline: 'declined',
  cancel: 'aborted',
  expire: 'expired',
} as const satisfies Record<string, FormState>;
export type FormOutcome = keyof typeof formDecisions;

export const isFormOutcome = (value: unknown): value is FormOutcome =>
  typeof value === 'string' && Object.hasOwn(formDecisions, value);

/** The way back from a decided form; null while it is open. A cancelled one goes by POST, as in Webpay's integration environment. */
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

/** The way back from a form that was opened again after its end: all four fields. */
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

/** The address of a return by GET; fields join those that the shop's address has. */
export function returnAddress({ url, fields }: ReturnForm): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
