import type { Locale } from '@comanda/domain/country/countries.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns whether the browser opened this address inside a frame. A browser that does not say so gets the redirect of a whole window. */
export const isInsideFrame = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-dest'] === 'iframe';

/**
 * Ends a return inside a frame of the shop: a page of one sentence, without a script, that only the shop may frame. The shop's own page
 * follows the order and closes the frame. docs/rules/payments.md#page-inside-a-frame.
 */
export function sendFramedReturn(reply: FastifyReply, locale: Locale): void {
  const { confirmingTitle } = paymentsTexts(locale);
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><title>${confirmingTitle}</title><p>${confirmingTitle}</p></html>`;
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(page)),
  });
  reply.raw.end(page);
}
