import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import type { Kushki } from './kushki.ts';

/** `/kushki/_cards` lists the stored cards by the shop's own names of them. */
export function kushkiCardsRoute(app: FastifyInstance, { subscriptions }: Kushki): void {
  app.get('/kushki/_cards', { logLevel: 'warn', onRequest: loopbackOnly }, (_request, reply) =>
    reply.send({
      cards: subscriptions
        .all()
        .map(({ reference, cancelled }) => ({ reference, live: !cancelled })),
    }),
  );
}
