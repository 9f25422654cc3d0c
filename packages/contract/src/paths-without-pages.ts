import { counterSegment, riderSegment } from './counter/counter-page.ts';

/**
 * First path segments reserved for API calls, files and the restaurant's own pages. No page of the
 * storefront begins with one, the service worker caches none, and no category may have one as its
 * slug. A slug that only begins like one ("v60") is allowed.
 */
export const pathsWithoutPages = [
  'v1',
  'v2',
  't',
  'statements',
  'terms_and_conditions',
  'assets',
  'docs',
  'openapi.json',
  'healthz',
  'readyz',
  'metrics',
  'menus',
  counterSegment,
  riderSegment,
] as const;

const reservedSegments: ReadonlySet<string> = new Set(pathsWithoutPages);

/** True if the path is reserved and so cannot be a page: `/v1/orders`, `/menus`. */
export const hasNoPage = (path: string): boolean =>
  reservedSegments.has(path.split('/', 2)[1] ?? '');
