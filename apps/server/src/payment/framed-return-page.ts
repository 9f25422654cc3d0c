import type { Locale } from '@comanda/domain/country/countries.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noPolicies } from '../platform/http/trusted-types.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

/**
 * Returns whether the browser opened this address inside a frame. A browser that does not say so
 * gets the redirect of a whole window.
 */
export const isInsideFrame = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-dest'] === 'iframe';

/**
 * Ends the return of a payment inside a frame. The shop's page follows the order.
 * docs/rules/payments.md#page-inside-a-frame.
 */
export const sendFramedReturn = (reply: FastifyReply, locale: Locale): void =>
  sendFramedPage(reply, paymentsTexts(locale).confirmingTitle, '');

/**
 * Ends the return of an enrolment inside a frame. `next`: the address on which the shop's page goes
 * on, which only a page of the shop can read in the frame: it may have the key of the return.
 * docs/rules/cards.md#card-typed-on-a-framed-page.
 */
export const sendFramedArrival = (reply: FastifyReply, locale: Locale, next: string): void =>
  sendFramedPage(reply, cardsTexts(locale).processingTitle, ` data-next="${escapeMarkup(next)}"`);

/** A page of one sentence, without a script, that only the shop may frame. */
function sendFramedPage(reply: FastifyReply, sentence: string, attribute: string): void {
  const page = `<!doctype html><html lang="es"${attribute}><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p></html>`;
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; ${noPolicies}`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(page)),
  });
  reply.raw.end(page);
}
