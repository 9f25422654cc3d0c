import type { BrowserReturn, ProviderReturn } from '../../provider.ts';
import { isWebpayToken } from './webpay-wire.ts';

/**
 * The four shapes in which Webpay sends a browser back. `token_ws` alone is the normal end, approved or declined, and the only one after
 * which the commit is due. `TBK_TOKEN` alone: the shopper gave up; with `token_ws` beside it: a broken tab, while another may be paying.
 * Without any token the time of the form ran out, and only our own reference (`TBK_ORDEN_COMPRA`) says whose it was.
 */
export function readWebpayReturn(fields: BrowserReturn): ProviderReturn | null {
  const token = fields['token_ws'];
  const given = fields['TBK_TOKEN'];
  const merchantRef = fields['TBK_ORDEN_COMPRA'] ?? null;
  const providerRef = given ?? token ?? null;
  if (providerRef !== null && !isWebpayToken(providerRef)) return null;
  if (providerRef === null && merchantRef === null) return null;
  return { providerRef, merchantRef, nextStep: nextStepAfter(fields) };
}

function nextStepAfter({
  token_ws: token,
  TBK_TOKEN: given,
  TBK_ID_SESION: session,
  TBK_ORDEN_COMPRA: order,
}: BrowserReturn): ProviderReturn['nextStep'] {
  if (token === undefined) return given === undefined ? 'expired' : 'cancelled';
  return given === undefined && session === undefined && order === undefined ? 'finish' : 'query';
}
