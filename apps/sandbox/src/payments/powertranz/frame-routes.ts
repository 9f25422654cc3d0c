import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from '../../http/request.ts';
import { cardPage, cardPath } from './card-page.ts';
import { bankPage, bankPath, messagePage, returnPage } from './frame-pages.ts';
import { authenticationStatuses } from './powertranz-cards.ts';
import { isSpiTokenUsable, type Transaction } from './powertranz-transaction.ts';
import type { PowertranzParts } from './powertranz-routes.ts';
import { framePath, methodPath } from './redirect-data.ts';

const quiet = { logLevel: 'warn' } as const;

/** Sends a page that is never cached and that any shop may frame. */
const show = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(text);

const unknown = (reply: FastifyReply): FastifyReply =>
  show(reply, messagePage('No conocemos este pago', 'El enlace ya no sirve.'), 404);

/**
 * Mounts the pages that are shown inside the shop's frame: the bank's check, and the hosted page
 * for a card.
 */
export function powertranzFrames(frames: FastifyInstance, parts: PowertranzParts): void {
  const { powertranz, control } = parts;
  frames.post(framePath, quiet, (request, reply) => {
    const transaction = powertranz.findBySpiToken(fieldOf(request, 'SpiToken'));
    if (transaction === null) return unknown(reply);
    const isDone = !isSpiTokenUsable(transaction, control.clock.now());
    return isDone ? show(reply, returnPage(transaction)) : open(reply, parts, transaction);
  });
  frames.post(methodPath, quiet, (_request, reply) =>
    show(reply, messagePage('Dispositivo leído', 'El banco conoce ya este dispositivo.')),
  );
  frames.post(bankPath, quiet, (request, reply) => {
    const outcome = fieldOf(request, 'outcome');
    if (outcome === 'close')
      return show(reply, messagePage('Aquí te quedas', 'No se decidió nada.'));
    const transaction = pressBank(parts, fieldOf(request, 'SpiToken'), outcome);
    return transaction === null ? unknown(reply) : show(reply, returnPage(transaction));
  });
  frames.post(cardPath, quiet, (request, reply) => {
    const token = fieldOf(request, 'SpiToken');
    const before = powertranz.findBySpiToken(token);
    if (before === null) return unknown(reply);
    const outcome = fieldOf(request, 'outcome');
    if (outcome === 'cancel') return show(reply, returnPage(before));
    // The page is done without a card: the bank refused it, and the payment call says so.
    if (outcome === 'refuse')
      return show(reply, returnPage(powertranz.save({ ...before, isHostedDone: true })));
    const after = powertranz.enterCard(token, fieldOf(request, 'number').replaceAll(/\s/gu, ''));
    const problem = 'No es una tarjeta de prueba.';
    return show(reply, after === null ? cardPage(before, problem) : returnPage(after));
  });
}

/**
 * Presses a button of the bank's page. `expire` lets the token's five minutes pass. Null: no such
 * transaction.
 */
export function pressBank(
  { powertranz }: PowertranzParts,
  spiToken: string,
  outcome: string,
): Transaction | null {
  if (outcome === 'expire') {
    powertranz.authenticate(spiToken, 'Y');
    return powertranz.expire(spiToken);
  }
  const status = authenticationStatuses.find((each) => each === outcome);
  return status === undefined
    ? powertranz.findBySpiToken(spiToken)
    : powertranz.authenticate(spiToken, status);
}

/** Without a challenge the card's status comes at once. */
function open(reply: FastifyReply, { powertranz }: PowertranzParts, transaction: Transaction) {
  const { card, spiToken, authentication } = transaction;
  if (card === null) return show(reply, cardPage(transaction));
  if (transaction.isHostedDone || authentication !== null)
    return show(reply, returnPage(transaction));
  if (card.challenge) return show(reply, bankPage(transaction));
  const after = powertranz.authenticate(spiToken, card.authentication ?? 'U');
  return after === null ? unknown(reply) : show(reply, returnPage(after));
}

const fieldOf = (request: FastifyRequest, name: string): string =>
  new URLSearchParams(bodyOf(request)).get(name) ?? '';
