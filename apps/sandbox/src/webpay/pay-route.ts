import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from '../control/loopback-only.ts';
import { readObject, textOrNull } from '../http/read-json.ts';
import { bodyOf } from '../http/request.ts';
import { formDecisions, isFormOutcome, recoveredReturn, returnOf } from './form-return.ts';
import type { Webpay } from './webpay.ts';

/**
 * Decides a form without a browser and returns the browser's return to the shop. The first decision counts, here too.
 * `recover` decides nothing: it emulates a form that is opened again after its end.
 */
export function payRoute(app: FastifyInstance, webpay: Webpay): void {
  app.post('/webpay/_pay', { logLevel: 'warn', onRequest: loopbackOnly }, (request, reply) => {
    const body = readObject(bodyOf(request));
    const token = textOrNull(body?.['token']) ?? '';
    const outcome = body?.['outcome'];
    if (outcome !== 'recover' && !isFormOutcome(outcome))
      return reply.code(422).send({ error: 'outcome: pay, decline, cancel, expire, recover' });
    const transaction =
      outcome === 'recover' ? webpay.find(token) : webpay.decide(token, formDecisions[outcome]);
    if (transaction === null) return reply.code(404).send({ error: 'no such token' });
    return reply.send(outcome === 'recover' ? recoveredReturn(transaction) : returnOf(transaction));
  });
}
