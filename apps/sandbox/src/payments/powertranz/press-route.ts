import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import { readBehaviour } from './powertranz-behaviour.ts';
import { pressBank } from './frame-routes.ts';
import { returnedBody } from './powertranz-responses.ts';
import type { Transaction } from './powertranz-transaction.ts';
import type { PowertranzParts } from './powertranz-routes.ts';

const options = { logLevel: 'warn', onRequest: loopbackOnly } as const;

/**
 * Presses of tests: the bank's answer; `decline` lets the issuer refuse after it; `recover` opens
 * the page again.
 */
const bankOutcomes: Readonly<Record<string, string>> = {
  pay: 'Y',
  decline: 'Y',
  attempt: 'A',
  cancel: 'N',
  reject: 'R',
  unavailable: 'U',
  expire: 'expire',
  recover: '',
};

/**
 * Presses a button of the framed pages without a browser, and answers with the browser's return to
 * the shop. With `number` the shopper enters that card on the hosted page. `/powertranz/_card`
 * makes a saved card, and `/powertranz/_forget` removes those with these last digits behind the
 * shop's back. `/powertranz/_behaviour` sets the ways in which the next transactions are treated.
 */
export function powertranzPresses(app: FastifyInstance, parts: PowertranzParts): void {
  const { powertranz } = parts;
  app.post('/powertranz/_pay', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const token = textOrNull(body?.['token']) ?? '';
    const outcome = bankOutcomes[String(body?.['outcome'])];
    if (outcome === undefined)
      return reply.code(422).send({ error: `outcome: ${Object.keys(bankOutcomes).join(', ')}` });
    const number = textOrNull(body?.['number']);
    const pressed =
      number === null ? pressBank(parts, token, outcome) : powertranz.enterCard(token, number);
    if (pressed === null) return reply.code(404).send({ error: 'no such token or card' });
    return backOf(body?.['outcome'] === 'decline' ? declined(parts, pressed) : pressed);
  });
  app.post('/powertranz/_behaviour', options, (request, reply) => {
    const setting = readBehaviour(readObject(bodyOf(request)) ?? {});
    if (setting === null) return reply.code(422).send({ error: 'an unknown way' });
    powertranz.setBehaviour(setting);
    return reply.code(204).send();
  });
  app.post('/powertranz/_card', options, (request, reply) => {
    const card = powertranz.storeCard(textOrNull(readObject(bodyOf(request))?.['number']) ?? '');
    return card ?? reply.code(404).send({ error: 'no such test card' });
  });
  app.post('/powertranz/_forget', options, (request, reply) => {
    powertranz.forgetCards(textOrNull(readObject(bodyOf(request))?.['last']) ?? '');
    return reply.code(204).send();
  });
}

function declined({ powertranz }: PowertranzParts, transaction: Transaction): Transaction {
  const { card } = transaction;
  return card === null
    ? transaction
    : powertranz.save({ ...transaction, card: { ...card, code: '05' } });
}

const backOf = (transaction: Transaction) => ({
  method: 'POST',
  url: transaction.returnUrl,
  fields: { Response: JSON.stringify(returnedBody(transaction)) },
});
