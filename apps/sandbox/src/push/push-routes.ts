import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loopbackOnly } from '../control/loopback-only.ts';
import { numberOrNull, readObject } from '../http/read-json.ts';
import { bodyOf, headerOf } from '../http/request.ts';
import { pushListPage } from './push-page.ts';
import type { PushService } from './push-service.ts';

type PushDeps = { pushService: PushService; now(): number };
type OneBrowser = { Params: { id: string } };

/**
 * Emulates a browser's push service (RFC 8030). POST /push/subscriptions makes a browser with keys
 * of its own, as PushManager.subscribe does. POST /push/:id/answers { status, retryAfter } plays
 * 410, 429 or 500 at the next message. The page /push shows the messages, and /push.json lists them
 * for tests.
 */
export function pushRoutes(app: FastifyInstance, { pushService, now }: PushDeps): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.get('/push', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pushListPage(pushService.list())),
  );
  app.get('/push.json', () => ({ pushes: pushService.list() }));
  app.post('/push/subscriptions', { onRequest: loopbackOnly }, (request, reply) => {
    const { id, p256dh, auth } = pushService.subscribe();
    const endpoint = `http://${headerOf(request, 'host')}/push/${id}`;
    return reply.code(201).send({ endpoint, keys: { p256dh, auth } });
  });
  app.post<OneBrowser>('/push/:id/answers', { onRequest: loopbackOnly }, (request, reply) => {
    const body = readObject(bodyOf(request));
    const status = numberOrNull(body?.['status']);
    const retryAfter = numberOrNull(body?.['retryAfter'] ?? null);
    if (status === null || status < 400 || status > 599)
      return reply.code(422).send({ error: 'status: 400 to 599' });
    return pushService.plan(request.params.id, { status, retryAfter })
      ? reply.code(204).send()
      : reply.callNotFound();
  });
  app.post<OneBrowser>('/push/:id', (request, reply) => {
    const problem = problemOf(request);
    if (problem !== null) return reply.code(400).send({ error: problem });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.of();
    const push = { topic: headerOf(request, 'topic'), ttl: headerOf(request, 'ttl'), at: now() };
    const { status, retryAfter } = pushService.post(request.params.id, push, body);
    if (retryAfter !== null) void reply.header('retry-after', retryAfter);
    return reply.code(status).send();
  });
}

/** The first reason why a push service would not take the call. */
function problemOf(request: FastifyRequest): string | null {
  if (!/^\d+$/u.test(headerOf(request, 'ttl'))) return 'TTL is missing';
  if (headerOf(request, 'content-encoding') !== 'aes128gcm')
    return 'Content-Encoding: aes128gcm alone';
  if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/u.test(headerOf(request, 'authorization')))
    return 'Authorization: vapid t=…, k=…';
  return /^[\w-]{0,32}$/u.test(headerOf(request, 'topic'))
    ? null
    : 'Topic: at most 32 characters of base64url';
}
