import type { BrowserReturn } from '../kit/hosted-payment.ts';
import type { Inscription } from './inscription.ts';

/**
 * Returns the browser's return from a decided page; null while it is open. Approved, declined and
 * timed out look alike: the token alone. A person who cancelled brings two more fields.
 */
export function enrolmentReturnOf({
  page,
  token,
  responseUrl: url,
  username,
}: Inscription): BrowserReturn | null {
  if (page === 'open') return null;
  if (page !== 'aborted') return { method: 'GET', url, fields: { TBK_TOKEN: token } };
  const more = { TBK_ORDEN_COMPRA: username.slice(0, 26), TBK_ID_SESION: username };
  return { method: 'POST', url, fields: { TBK_TOKEN: token, ...more } };
}
