import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = /^(::ffff:)?127\.|^::1$/;
const forwarded = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
  'x-real-ip',
];

/**
 * True if the client may read /metrics. With a token: any client that sends it as `Authorization:
 * Bearer`. Without a token: only this machine, and no request that came through a proxy, whether or
 * not TRUST_PROXY names the proxy.
 */
export function mayReadMetrics({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return (
    loopback.test(raw.socket.remoteAddress ?? '') &&
    forwarded.every((name) => headers[name] === undefined)
  );
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (actual: string, expected: string): boolean =>
  timingSafeEqual(digest(actual), digest(expected));
