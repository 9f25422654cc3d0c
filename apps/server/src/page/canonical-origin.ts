import type { FastifyRequest } from 'fastify';
import type { TenantContext } from '../platform/http/call.ts';
import { readHost, schemeOf } from '../platform/http/request-host.ts';

/**
 * Returns the origin of canonical links, sitemap and shared pictures: always the tenant's first
 * host, whatever Host the client sends. The port is included only if the client sends the port that
 * this server listens on. A tenant has at most four such origins, so results per origin can be
 * cached.
 */
export function canonicalOrigin(
  { port: own }: { port: number },
  { hosts }: TenantContext,
  request: FastifyRequest,
): string {
  const isOwnPort = readHost(request.headers.host)?.port === own;
  return `${schemeOf(request)}://${hosts[0] ?? 'localhost'}${isOwnPort ? `:${own}` : ''}`;
}
