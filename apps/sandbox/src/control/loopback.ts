import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = /^(127\.|::ffff:127\.|::1$)/;

/** Control calls are for programs of this machine: they decide about money and faults. A hook that refuses everybody else. */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!loopback.test(request.ip)) await reply.code(403).send({ error: 'only from this machine' });
}
