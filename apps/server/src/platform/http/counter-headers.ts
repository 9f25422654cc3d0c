import type { Headers } from './send-reply.ts';
import { ownPoliciesOnly } from './trusted-types.ts';

/**
 * Headers of the counter's page: scripts, styles, calls and pictures of this site alone, plus the
 * origins of its map's tiles; nothing inline, no frame around it, no form, no search engine.
 * docs/rules/counter-shell.md#page-of-the-counter.
 */
export const counterHeaders = (pictures: readonly string[]): Headers => ({
  'cache-control': 'no-cache',
  'content-security-policy': [
    `default-src 'self'`,
    [`img-src 'self' data:`, ...pictures].join(' '),
    `connect-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    ownPoliciesOnly,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Accept-Encoding, X-Tenant',
});

/**
 * Headers of the counter's colours and manifest: their address stays the same when the brand
 * changes.
 */
export const brandHeaders: Headers = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'`,
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding, X-Tenant',
};
