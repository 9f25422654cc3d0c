import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import { answerRefusal } from '../platform/http/answer-error.ts';
import { sendError, sendJson } from '../platform/http/send.ts';

type Parts = Pick<Deps, 'db' | 'metrics'> & Pick<AppParts, 'leaving'>;

const loopbackOrPrivate = /^(::1$|::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/** For those who run the program: is it up, is it ready, how is it doing. /metrics answers private addresses only. */
export function mountOperations(app: FastifyInstance, { db, metrics, leaving }: Parts): void {
  const away = (reply: FastifyReply, label: 'SERVICE_ERROR' | 'SHUTDOWN_ACTIVE') => sendError(reply, answerRefusal(refusalOf(label), 0));
  app.get('/healthz', (_request, reply) => sendJson(reply, 200, '{"status":"ok"}', 'personal'));
  app.get('/readyz', async (_request, reply) => {
    if (leaving.aborted) return away(reply, 'SHUTDOWN_ACTIVE');
    if (!(await db.isReachable())) return away(reply, 'SERVICE_ERROR');
    return sendJson(reply, 200, '{"status":"ready"}', 'personal');
  });
  app.get('/metrics', async (request, reply) => {
    if (!loopbackOrPrivate.test(request.ip)) return sendError(reply, answerRefusal(refusalOf('NOT_FOUND'), 0));
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}
