import { unreachable } from '../../unreachable.ts';
import type { BrowserReturn, HostedOutcome } from '../kit/hosted-payment.ts';
import type { FormState, EmulatedTransaction } from './transaction.ts';

/** The resulting form state of each button. */
export const formDecisions = {
  pay: 'authorised',
  decline: 'declined',
  cancel: 'aborted',
  expire: 'expired',
} as const satisfies Record<HostedOutcome, FormState>;

/**
 * Returns the browser's return from a decided form, or null while the form is open. A cancelled
 * form returns by POST, as in Webpay's integration environment.
 */
export function returnOf({
  form,
  token,
  returnUrl: url,
  sessionId,
  buyOrder,
}: EmulatedTransaction): BrowserReturn | null {
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
}: EmulatedTransaction): BrowserReturn => ({
  method: 'POST',
  url,
  fields: {
    token_ws: token,
    TBK_TOKEN: token,
    TBK_ID_SESION: sessionId,
    TBK_ORDEN_COMPRA: buyOrder,
  },
});
