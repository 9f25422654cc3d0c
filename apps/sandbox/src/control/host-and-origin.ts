import type { FastifyReply, FastifyRequest } from 'fastify';

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/**
 * True for a name that public DNS cannot have: an address, a name without a dot, or one under
 * `localhost`. In a DNS rebinding attack the browser still sends the attacker's name as Host.
 */
const isLocalName = (name: string): boolean =>
  address.test(name) || /^[a-z0-9_-]+$/i.test(name) || /^([a-z0-9_-]+\.)+localhost$/i.test(name);

const nameOf = (host: string): string => host.replace(/:\d{1,5}$/, '').replace(/\.$/, '');

/** True for the origin of a page on this machine or in its own network. */
export const isLocalOrigin = (origin: string): boolean =>
  /^https?:\/\/[^/]+$/.test(origin) &&
  URL.canParse(origin) &&
  isLocalName(new URL(origin).hostname);

/** Hook that refuses requests whose Host is a public internet name. */
export async function localHostOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLocalName(nameOf(request.headers.host ?? '')))
    await reply.code(421).send({ error: 'the sandbox answers for this machine alone' });
}

/** Hook that refuses requests from pages of another site. Programs send no Origin and pass. */
export async function sameOriginOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`)
    await reply.code(403).send({ error: 'not from a page of another site' });
}
