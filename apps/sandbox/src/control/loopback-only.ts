import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginOnly } from './host-and-origin.ts';

const loopback = /^(127\.|::ffff:127\.|::1$)/;

/**
 * Hook that refuses requests from other machines and from pages of other sites. Control calls
 * decide about money and faults, so only local programs may make them.
 */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!loopback.test(request.ip))
    return void (await reply.code(403).send({ error: 'only from this machine' }));
  await sameOriginOnly(request, reply);
}
