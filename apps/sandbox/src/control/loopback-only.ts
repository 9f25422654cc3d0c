import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginOnly } from './host-and-origin.ts';

const loopback = /^(127\.|::ffff:127\.|::1$)/;

/** Control calls are for programs of this machine: they decide about money and faults. A hook that refuses everybody else, and pages of other sites. */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!loopback.test(request.ip))
    return void (await reply.code(403).send({ error: 'only from this machine' }));
  await sameOriginOnly(request, reply);
}
