import { unsubscribeByMailbox } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendJson } from '../platform/http/send-reply.ts';
import { unsubscribeByKey } from './unsubscribe.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';

type Request = FastifyRequest<{ Params: { key: string } }>;

/**
 * Mounts the address of the header List-Unsubscribe. A mail program posts to it (RFC 8058),
 * whatever it sends; a person who opens it gets the page that asks. So a scanner that follows links
 * unsubscribes nobody.
 */
export function mountOneClickUnsubscription(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: unsubscribeByMailbox.path,
      handler: (request: Request, reply) =>
        withErrorHandling(deps, reply, () => answer(deps, request, reply)),
    });
  });
}

async function answer(deps: Deps, request: Request, reply: FastifyReply): Promise<void> {
  const tenant = deps.tenants.findPage(request.headers.host, undefined);
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const { key } = request.params;
  if (request.method === 'GET')
    return void reply
      .header('cache-control', 'private, no-store')
      .redirect(`/?unsubscribe=${encodeURIComponent(key)}`, 303);
  if (await unsubscribeByKey(deps, tenant.value.id, key, deps.clock()))
    return sendJson(reply, 200, '{}', 'personal');
  sendRefusal(reply, refusalOf('INVALID_PARAMETER', { field: 'key' }));
}
