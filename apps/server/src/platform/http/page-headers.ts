import { createHash } from 'node:crypto';
import type { Headers } from './send-reply.ts';
import { anyPolicies, ownPoliciesOnly } from './trusted-types.ts';

/**
 * Sources that pages may load beside this site's files: outside origins, the sandbox's in a
 * demonstration, and inline scripts (by their text).
 */
export type PageSources = {
  forms: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
  inlineScripts: readonly string[];
};

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Sources that a tenant's analytics adds to the policy of its own pages. */
export type AnalyticsSources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'worker', readonly string[]>
>;

const policy = (
  { forms, frames, connections, pictures, inlineScripts }: PageSources,
  more: AnalyticsSources,
): string =>
  [
    `default-src 'self'`,
    sources('script-src', [`'self'`, ...inlineScripts.map(hashSource)], more.script),
    sources('style-src', [`'self'`], more.style),
    sources('img-src', [`'self'`, 'data:', ...pictures], more.img),
    sources('font-src', [`'self'`], more.font),
    sources('connect-src', [`'self'`, ...connections], more.connect),
    sources('frame-src', frames, more.frame),
    sources('worker-src', [`'self'`], more.worker),
    ['form-action', `'self'`, ...forms].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    more.script === undefined ? ownPoliciesOnly : anyPolicies,
  ].join('; ');

const sources = (
  directive: string,
  own: readonly string[],
  more: readonly string[] = [],
): string => {
  const all = [...own, ...more];
  return `${directive} ${all.length === 0 ? `'none'` : all.join(' ')}`;
};

/**
 * Headers of every HTML page. The policy allows no inline style, and only inline scripts whose hash
 * it lists: state is a JSON block and the theme is a file, so that pages can be cached
 * (docs/rules/operations.md#content-security-policy-of-pages).
 */
export const pageHeaders = (
  pageSources: PageSources,
  analytics: AnalyticsSources = {},
): Headers => ({
  'cache-control': 'no-cache',
  'content-security-policy': policy(pageSources, analytics),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  vary: 'Accept-Encoding, X-Tenant',
});

/**
 * Names of query parameters that carry a secret: the code of a login link, the key of a cart's
 * link.
 */
const secretParameters = /[?&](?:oobCode|key)=/;

/**
 * Returns whether the URL of a page carries a secret, which no request of the page may name.
 * docs/rules/login.md#secrets-in-urls.
 */
export const hasSecret = (url: string): boolean => secretParameters.test(url);

/**
 * Returns the headers of a page whose URL carries a secret: the browser sends the URL to nobody,
 * not even to this server.
 */
export const withoutReferrer = (headers: Headers): Headers => ({
  ...headers,
  'referrer-policy': 'no-referrer',
});

/** Headers of files whose URL contains the hash of their bytes. */
export const immutableHeaders: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};

/** Headers of a tenant's file: opened by itself, it may neither run scripts nor load anything. */
export const tenantFileHeaders: Headers = {
  ...immutableHeaders,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
};

/**
 * Headers of static menus: public, so that a CDN stores them and browsers read them from there;
 * revalidated after a minute.
 */
export const staticMenuHeaders: Headers = {
  'cache-control': 'public, max-age=60',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding, X-Tenant',
};

/** Headers of files at the root of the site, whose URL never changes. */
export const rootFileHeaders: Headers = {
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
};
