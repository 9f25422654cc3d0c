import type { FastifyRequest } from 'fastify';
import type { TenantContext } from '../platform/http/call.ts';
import { readHost, schemeOf } from '../platform/http/request-host.ts';

/**
 * Scheme and host of canonical links, sitemap and shared pictures: always the tenant's first host, whichever the client names. A port is
 * written only where the client names the one that this server listens on. A tenant has four such origins at most, so that what is made
 * of them can be cached.
 */
export function canonicalOrigin(
  { port: own }: { port: number },
  { hosts }: TenantContext,
  request: FastifyRequest,
): string {
  const isOwnPort = readHost(request.headers.host)?.port === own;
  return `${schemeOf(request)}://${hosts[0] ?? 'localhost'}${isOwnPort ? `:${own}` : ''}`;
}
