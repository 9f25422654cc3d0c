import type { ProviderContext } from './provider-context.ts';

/**
 * Returns whether a browser may be sent to an address that a provider answered: it is on an origin
 * of the provider's own pages and holds no login. The origins come from the operator's settings.
 * docs/rules/payments.md#page-of-a-provider.
 */
export function isPageOfProvider(
  { pageOrigins }: Pick<ProviderContext, 'pageOrigins'>,
  address: string,
): boolean {
  const url = URL.parse(address);
  return (
    url !== null && url.username === '' && url.password === '' && pageOrigins.includes(url.origin)
  );
}
