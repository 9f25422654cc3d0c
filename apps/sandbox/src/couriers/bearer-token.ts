import type { FastifyRequest } from 'fastify';
import { headerOf } from '../http/request.ts';

/** Returns the token of `Authorization: Bearer …`, or an empty string. */
export const bearerToken = (request: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headerOf(request, 'authorization'))?.[1] ?? '';
