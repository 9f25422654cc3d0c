import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { answerRefusal } from '../platform/http/answer-error.ts';
import { sendError, sendJson } from '../platform/http/send-reply.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { notReadyReasons, type ReadinessParts } from './readiness.ts';

type Parts = Pick<Deps, 'metrics' | 'config'> & ReadinessParts;

/** Mounts the operator's endpoints: liveness, readiness and metrics. /metrics is not public. */
export function mountOperations(app: FastifyInstance, parts: Parts): void {
  app.get('/healthz', (_request, reply) =>
    parts.draining.aborted
      ? sendError(reply, answerRefusal(refusalOf('SHUTDOWN_ACTIVE', { reasons: ['stopping'] }), 0))
      : sendJson(reply, 200, '{"status":"ok"}', 'personal'),
  );
  app.get('/readyz', async (_request, reply) => answerReadiness(reply, parts));
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.config.metricsToken))
      return sendError(reply, answerRefusal(refusalOf('NOT_FOUND'), 0));
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await parts.metrics.text());
  });
}

/** Answers readiness; the refusal's metadata lists the reasons why the process is not ready. */
async function answerReadiness(reply: FastifyReply, parts: ReadinessParts): Promise<void> {
  const reasons = await notReadyReasons(parts);
  if (reasons.length === 0) return sendJson(reply, 200, '{"status":"ready"}', 'personal');
  const label = reasons.includes('stopping') ? 'SHUTDOWN_ACTIVE' : 'SERVICE_ERROR';
  return sendError(reply, answerRefusal(refusalOf(label, { reasons }), 0));
}
