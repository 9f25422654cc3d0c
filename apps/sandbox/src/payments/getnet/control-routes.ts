import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from '../../control/loopback-only.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import type { GetnetDeps } from './getnet-deps.ts';
import type { NotificationSites } from './notify-final.ts';
import { answerOf } from './test-cards.ts';

const options = { logLevel: 'warn', onRequest: loopbackOnly } as const;

/**
 * Mounts what only tests do: `/getnet/_site` sets the notification address of the shop at an
 * origin, as PlacetoPay's people do; `/getnet/_card` tries any card on a page, with `again` even on
 * a paid one, as a second tab might.
 */
export function getnetControlRoutes(
  app: FastifyInstance,
  { getnet, control, notifyFinal }: GetnetDeps,
  sites: NotificationSites,
): void {
  app.post('/getnet/_site', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const [origin, url] = [textOrNull(body?.['origin']), textOrNull(body?.['url'])];
    if (origin === null || url === null) return reply.code(422).send({ error: 'origin, url' });
    sites.set(origin, url);
    return reply.code(204).send();
  });
  app.post('/getnet/_card', options, (request, reply) => {
    const body = readObject(bodyOf(request));
    const session = getnet.findByPage(textOrNull(body?.['token']) ?? '');
    const number = textOrNull(body?.['card']) ?? '';
    const answer = answerOf(number);
    if (session === null) return reply.code(404).send({ error: 'no such token' });
    if (answer === 'throws') return reply.code(500).send({ error: 'the gateway failed' });
    const after = getnet.pay(session.requestId, { number, answer }, body?.['again'] === true);
    notifyFinal();
    if (answer.afterMs > 0) control.timer.after(answer.afterMs, notifyFinal);
    return reply.code(after === null ? 409 : 204).send();
  });
}
