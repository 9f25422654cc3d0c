import type { Headers } from './send-reply.ts';

/** A brand's files at the root of its host: their address stays when they change. */
export const brandFileHeaders: Headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': `default-src 'none'`,
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding, X-Tenant',
};

/** The worker is asked for anew each time, so that a new version, or its end, arrives; it may only fetch from its own site. */
export const workerHeaders: Headers = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; connect-src 'self'`,
  'service-worker-allowed': '/',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};
