import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { maxBodyBytesOf } from '@comanda/domain/limits/payload-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from './call.ts';
import type { HttpPlatform } from './http-platform.ts';
import { type MountedEndpoint, mountedEndpoint } from './mounted-endpoint.ts';
import { admitBeforeBody, serveAdmitted, serveCall } from './serve-call.ts';

/**
 * Mounts an endpoint of the contract: finds the tenant, authorises the caller, validates the input,
 * runs the handler and sends the answer. Every failure becomes a refusal of the catalogue. A body
 * is read once its caller is authorised.
 */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  http: HttpPlatform,
): void {
  const mounted = mountedEndpoint(endpoint, handler, http);
  const { fileBytes } = endpoint;
  if (fileBytes === undefined) mountRoute(app, mounted);
  else
    void app.register(async (scope) => {
      readFileBodies(scope);
      mountRoute(scope, mounted);
    });
}

function mountRoute<E extends Endpoint>(scope: FastifyInstance, mounted: MountedEndpoint<E>): void {
  const { method, path: url, access, fileBytes } = mounted.endpoint;
  const bodyLimit = fileBytes ?? maxBodyBytesOf(access);
  if (isAdmittedByHeaders(mounted.endpoint))
    scope.route({
      method,
      url,
      bodyLimit,
      onRequest: (request: FastifyRequest, reply: FastifyReply, proceed: () => void) =>
        admitBeforeBody(mounted, { request, reply }, proceed),
      handler: (request, reply) => serveAdmitted(mounted, { request, reply }),
    });
  else
    scope.route({
      method,
      url,
      bodyLimit,
      handler: (request, reply) => serveCall(mounted, { request, reply }),
    });
}

/**
 * The call of a restaurant's system is signed with its body, so only the body tells who calls. GET
 * requests have none.
 */
const isAdmittedByHeaders = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && !access.includes('integration');

/**
 * Reads every body of the scope as bytes, whatever its content type says: the handler looks at the
 * bytes.
 */
function readFileBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
