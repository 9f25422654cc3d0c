import type { FastifyRequest } from 'fastify';
import { headerOf } from '../http/request.ts';

/** The token of `Authorization: Bearer …`, or an empty text. */
export const bearerToken = (request: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headerOf(request, 'authorization'))?.[1] ?? '';
