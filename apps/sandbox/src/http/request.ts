import type { FastifyRequest } from 'fastify';

/** Returns the unparsed body, or an empty string. */
export const bodyOf = (request: FastifyRequest): string =>
  typeof request.body === 'string' ? request.body : '';

/** Returns one header, or an empty string. */
export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
