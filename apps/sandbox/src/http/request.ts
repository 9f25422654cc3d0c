import type { FastifyRequest } from 'fastify';

/** The body as it came; bodies stay text here. */
export const bodyOf = (request: FastifyRequest): string =>
  typeof request.body === 'string' ? request.body : '';

/** One header, or an empty text. */
export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
