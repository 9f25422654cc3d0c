import type { ProviderResponse } from '../../http/provider-response.ts';
import { mercadoPagoRefusals } from './mercado-pago-refusal.ts';

type Answered = { readonly request: string; readonly response: ProviderResponse };
const maxKeys = 50_000;

/**
 * Runs each write once per key: a repetition gets the first answer, and another request under the
 * same key is refused. A write without a key is refused.
 */
export function createIdempotency(): (
  key: string,
  request: string,
  run: () => ProviderResponse,
) => ProviderResponse {
  const answers = new Map<string, Answered>();
  return (key, request, run) => {
    if (key === '') return mercadoPagoRefusals.noKey;
    const before = answers.get(key);
    if (before !== undefined)
      return before.request === request ? before.response : mercadoPagoRefusals.keyUsed;
    const response = run();
    const [oldest] = answers.keys();
    if (answers.size >= maxKeys && oldest !== undefined) answers.delete(oldest);
    if (response.status < 300) answers.set(key, { request, response });
    return response;
  };
}
