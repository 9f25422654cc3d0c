import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';

/** One call. `key`: the idempotency key of a write, the same for every repetition. */
type MercadoPagoCall =
  | { readonly method: 'GET'; readonly path: string }
  | {
      readonly method: 'POST' | 'PUT';
      readonly path: string;
      readonly body: object;
      readonly key: string;
    };

/** Calls the account. Only a query is repeated by itself. */
export const callMercadoPago = (
  context: ProviderContext,
  call: MercadoPagoCall,
): Promise<ProviderAnswer> =>
  context.call({
    method: call.method,
    url: `${context.baseUrl}${call.path}`,
    headers: {
      authorization: `Bearer ${context.secrets['accessToken'] ?? ''}`,
      ...(call.method === 'GET' ? {} : { 'x-idempotency-key': call.key }),
    },
    ...(call.method === 'GET' ? { isSafe: true } : { body: call.body }),
  });
