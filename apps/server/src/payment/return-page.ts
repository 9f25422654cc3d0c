import type { CallRequest, TenantContext } from '../platform/http/call.ts';
import { shopOrigin, type ShopRules } from '../tenant/shop-origin.ts';

/**
 * The page to which a shopper returns, if it is a page of this tenant's shop: its host is
 * registered, its port is this server's, and it has no user name. null for any other address.
 * docs/rules/payments.md#return-page-of-a-payment.
 */
export function returnPage(rules: ShopRules, tenant: TenantContext, address: string): URL | null {
  const page = URL.parse(address);
  if (page === null || page.username !== '' || page.password !== '') return null;
  const scheme = page.protocol === 'https:' ? 'https' : 'http';
  return page.protocol === `${scheme}:` &&
    shopOrigin(rules, tenant, { host: page.host, scheme }) !== null
    ? page
    : null;
}

/**
 * The origin to which both the provider and this server send the shopper back. null if the payment
 * may not start: the page must be of this tenant's shop and of the same origin as the request,
 * because only there the browser knows the order. The origin is built from the tenant's registered
 * host; it contains no text of the request.
 */
export function returnPageOrigin(
  rules: ShopRules,
  call: CallRequest,
  redirectUrl: string,
): string | null {
  const page = returnPage(rules, call.tenant, redirectUrl);
  const requestedOrigin = shopOrigin(rules, call.tenant, {
    host: call.header('host'),
    scheme: call.scheme,
  });
  if (page === null || requestedOrigin === null) return null;
  const scheme = page.protocol === 'https:' ? 'https' : 'http';
  return shopOrigin(rules, call.tenant, { host: page.host, scheme }) === requestedOrigin
    ? requestedOrigin
    : null;
}
