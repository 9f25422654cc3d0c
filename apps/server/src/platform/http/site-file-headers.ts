import type { Headers } from './send-reply.ts';
import { noPolicies } from './trusted-types.ts';

/**
 * Headers of a brand's files at the root of its host: their URL stays the same when they change.
 */
export const brandFileHeaders: Headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': `default-src 'none'`,
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding, X-Tenant',
};

/**
 * Headers of the service worker: browsers revalidate it each time, so that a new version or its
 * removal arrives. It may only fetch from its own site.
 */
export const workerHeaders: Headers = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; connect-src 'self'; ${noPolicies}`,
  'service-worker-allowed': '/',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};

/** Headers of the worker of one page: it can be registered for addresses below `scope` alone. */
export const pageWorkerHeaders = (scope: string): Headers => ({
  ...workerHeaders,
  'service-worker-allowed': scope,
  vary: 'Accept-Encoding, X-Tenant',
});
