import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import { isPageOfProvider } from './is-page-of-provider.ts';
import type { ProviderContext } from './provider-context.ts';

/**
 * Returns the form that opens a provider's page by GET; null: the page is not the provider's. A
 * form drops the query of its action, so each field of the query becomes a field of the form.
 */
export function formOfAddress(
  context: Pick<ProviderContext, 'pageOrigins'>,
  url: string,
): RedirectForm | null {
  if (!isPageOfProvider(context, url)) return null;
  const address = new URL(url);
  const fields = Object.fromEntries(address.searchParams);
  const action = `${address.origin}${address.pathname}`;
  return { kind: 'redirectForm', method: 'GET', action, fields };
}
