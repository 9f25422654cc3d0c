import type { ProviderContext } from '../../provider/provider-context.ts';

export const machHeaders = ({ secrets }: ProviderContext): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${secrets['apiToken'] ?? ''}`,
});

/** Address of the payments, of one payment, or of a step of it. */
export const machUrl = ({ baseUrl }: ProviderContext, token?: string, step = ''): string =>
  `${baseUrl}/payments${token === undefined ? '' : `/${encodeURIComponent(token)}`}${step}`;
