import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BrowserReturn } from '../payments/provider/browser-return.ts';

/** The longest body of a return. */
const maxBytes = 16_384;

/**
 * Takes a body of any type as text: a browser that returns is always sent on to a page, whatever it
 * brings.
 */
export function acceptAnyReturn(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}

/**
 * Returns the fields of the form and the query. The last value of a repeated field applies, and the
 * form overrides the query. A JSON body is the field `Response`, because PowerTranz sends the same
 * result in either way.
 */
export function returnFields({ url, body, headers }: FastifyRequest): BrowserReturn {
  const query = [...new URLSearchParams(url.split('?')[1] ?? '')];
  const text = typeof body === 'string' ? body : '';
  const isJson = headers['content-type']?.includes('json') === true;
  return Object.fromEntries(
    isJson ? [...query, ['Response', text]] : [...query, ...new URLSearchParams(text)],
  );
}
