import type { FastifyRequest } from 'fastify';
import type { TenantContext } from '../platform/http/call.ts';

/**
 * Scheme and host of canonical links, sitemap and shared pictures: always the tenant's first host, whichever the client names. A port is
 * kept only where it is the one this server listens on.
 */
export function canonicalOrigin({ port: own }: { port: number }, { hosts }: TenantContext, request: FastifyRequest): string {
  const port = (request.headers.host ?? '').split(':')[1];
  const isOwnPort = port !== undefined && Number(port) === own;
  return `${request.protocol}://${hosts[0] ?? 'localhost'}${isOwnPort ? `:${port}` : ''}`;
}
