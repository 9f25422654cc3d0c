import { courierMessage } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendJson } from '../platform/http/send-reply.ts';
import { receiveCourierWebhook } from './receive-courier-webhook.ts';
import { withErrorHandling, sendRefusal } from '../page/with-error-handling.ts';

const maxBodyBytes = 64 * 1024;
type CourierRoute = { Params: { name: string } };

/**
 * Mounts the webhook of each courier. The body stays raw, because its signature covers the bytes. A
 * message without a valid signature is refused. A valid message about an unknown delivery is
 * accepted, so that the courier does not send it again.
 */
export function mountCourierWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<CourierRoute>(courierMessage.path, (request, reply) =>
      withErrorHandling(deps, reply, () => receiveWebhook(deps, request, reply)),
    );
  });
}

async function receiveWebhook(
  deps: Deps,
  request: FastifyRequest<CourierRoute>,
  reply: FastifyReply,
): Promise<void> {
  const courier = deps.couriers.bySlug(request.params.name);
  if (!courier) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const outcome = await receiveCourierWebhook(deps, courier, { headers, body });
  if (outcome === 'notAuthentic') return sendRefusal(reply, refusalOf('INVALID_TOKEN'));
  sendJson(reply, 200, '{}', 'personal');
}
