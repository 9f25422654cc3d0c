import type { FastifyReply, FastifyRequest } from 'fastify';

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/**
 * A name that no public DNS gives: an address, a name without a dot, or one under `localhost`. A page elsewhere whose name was made to
 * lead here (DNS rebinding) still sends its own name as Host.
 */
const isLocalName = (name: string): boolean =>
  address.test(name) || /^[a-z0-9_-]+$/i.test(name) || /^([a-z0-9_-]+\.)+localhost$/i.test(name);

const nameOf = (host: string): string => host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');

/** A hook that refuses requests whose Host is a name of the internet. */
export async function localHostOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLocalName(nameOf(request.headers.host ?? '')))
    await reply.code(421).send({ error: 'the sandbox answers for this machine alone' });
}

/** A hook that refuses what a page of another site sends. Programs send no Origin. */
export async function sameOriginOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`)
    await reply.code(403).send({ error: 'not from a page of another site' });
}
