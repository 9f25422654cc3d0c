import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';

/** Address of the payments, of one payment, or of a step of it. */
export const walletUrl = ({ baseUrl }: ProviderContext, id?: string, step = ''): string =>
  `${baseUrl}/payments${id === undefined ? '' : `/${encodeURIComponent(id)}`}${step}`;

export const walletHeaders = ({ secrets }: ProviderContext): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${secrets['merchantKey'] ?? ''}`,
});

/** One write. `key`: the same for every repetition; the wallet then answers the same again. */
export const writeToWallet = (
  context: ProviderContext,
  url: string,
  key: string,
  body: object,
): Promise<ProviderAnswer> =>
  context.call({
    method: 'POST',
    url,
    headers: { ...walletHeaders(context), 'idempotency-key': key },
    body,
  });
