import type { ProviderAnswer, ProviderCall } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';

const base = '/rswebpaytransaction/api/oneclick/v1.2';

/** Calls Oneclick with the mall's keys. `path` begins after the version. */
export const callOneclick = (
  { baseUrl, secrets, call }: ProviderContext,
  path: string,
  request: Pick<ProviderCall, 'method' | 'body' | 'isSafe'>,
): Promise<ProviderAnswer> =>
  call({
    ...request,
    url: `${baseUrl}${base}${path}`,
    headers: {
      'tbk-api-key-id': secrets['mallCode'] ?? '',
      'tbk-api-key-secret': secrets['apiKeySecret'] ?? '',
    },
  });
