import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import type { Klap } from './klap.ts';

/**
 * Confirms a charge in the shop's place, for tests without a shop that answers webhooks. The shop's
 * own answer counts if it came first.
 */
export function confirmRoute(app: FastifyInstance, klap: Klap): void {
  const options = { logLevel: 'warn', onRequest: loopbackOnly } as const;
  app.post('/klap/_confirm', options, (request, reply) => {
    const order = klap.confirm(textOrNull(readObject(bodyOf(request))?.['token']) ?? '', true);
    return order === null
      ? reply.code(404).send({ error: 'no such token' })
      : reply.send({ confirmation: order.confirmation });
  });
}
