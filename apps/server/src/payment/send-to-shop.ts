import type { FastifyReply } from 'fastify';

/**
 * Sends a browser that returns from a provider's page to a page of the shop. No cache keeps the
 * answer, and no page learns the address, which may have a key.
 */
export function sendToShop(reply: FastifyReply, location: string): void {
  reply.hijack();
  reply.raw.writeHead(303, {
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-length': '0',
  });
  reply.raw.end();
}
