import type { BrowserReturn, ReadReturn } from '../../provider.ts';
import { isToken } from './wire.ts';

/**
 * The four shapes in which Webpay sends a browser back. `token_ws` alone is the normal end, approved or declined, and the only one after
 * which the commit is due. With `TBK_TOKEN` the shopper gave up or came back to a broken tab; without any token the form's time ran
 * out, and only our own reference (`TBK_ORDEN_COMPRA`) says whose it was.
 */
export function readReturn(fields: BrowserReturn): ReadReturn | null {
  const token = fields['token_ws'];
  const given = fields['TBK_TOKEN'];
  const merchantRef = fields['TBK_ORDEN_COMPRA'] ?? null;
  const providerRef = given ?? token ?? null;
  if (providerRef !== null && !isToken(providerRef)) return null;
  if (providerRef === null && merchantRef === null) return null;
  const isNormalEnd = token !== undefined && given === undefined && merchantRef === null && fields['TBK_ID_SESION'] === undefined;
  return { providerRef, merchantRef, then: isNormalEnd ? 'finish' : 'query' };
}
