import type { BrowserReturn, ProviderReturn } from '../../provider/browser-return.ts';
import { isWebpayToken } from './webpay-wire.ts';

/**
 * Reads the four shapes in which Webpay sends a browser back. `token_ws` alone: the normal end,
 * approved or declined; only then the server commits. `TBK_TOKEN` alone: the shopper cancelled.
 * Both: a broken tab, while another tab may be paying. No token: the form's time ran out, and only
 * our own reference (`TBK_ORDEN_COMPRA`) identifies the attempt.
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
  return given === undefined && session === undefined && order === undefined ? 'commit' : 'poll';
}
