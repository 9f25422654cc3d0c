import type { FastifyRequest } from 'fastify';
import type { BrowserReturn } from '../payments/provider/browser-return.ts';

/** Returns the fields of the form and the query. The last value of a repeated field applies, and the form overrides the query. */
export function returnFields({ url, body }: FastifyRequest): BrowserReturn {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...query, ...form]);
}
