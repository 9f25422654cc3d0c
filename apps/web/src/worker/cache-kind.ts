import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';
import { paths, readPath } from '../platform/paths.ts';

/**
 * A menu page, the terms, or the page of the orders, whose HTML names no order: `page`. A file
 * whose address has a hash: `file`. The worker ignores everything else (null).
 */
export type CacheKind = 'page' | 'file' | null;

/** Returns whether an answer may be stored: complete, of this site, and not redirected. */
export const isCacheable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

const hashedFilePaths = /^\/(assets|t)\//;
const readOnlyPaths: ReadonlySet<string> = new Set([paths.terms, paths.mercatTerms, paths.orders]);

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/**
 * The page to which another one leads without a network, if it is never cached itself: the
 * confirmation leads to the orders with their last known state, checkout and profile to the menu,
 * which says that there is no network. Null: the browser handles the page as if there were no
 * worker. A payment page is one of these, because its address must survive until the network is
 * back. docs/rules/web.md#pages-without-a-network.
 */
export function offlineWayOf(path: string): string | null {
  const page = withoutSlash(path);
  if (page === paths.purchaseSuccess) return paths.orders;
  const isCheckout = page === paths.checkout || page.startsWith(`${paths.checkout}/`);
  return isCheckout || page === paths.profile ? paths.home : null;
}

/**
 * The kind of cache for a path of this site. Null for API calls (prices, orders, users, tokens) and
 * for pages of checkout, payment and confirmation: these are never cached.
 */
export function cacheKindOf(path: string): CacheKind {
  if (hashedFilePaths.test(path)) return 'file';
  if (hasNoPage(path) || /\.\w+$/.test(path)) return null;
  const page = readPath(path);
  if (page.kind === 'menu') return page.base === 'home' ? 'page' : null;
  return readOnlyPaths.has(withoutSlash(path)) ? 'page' : null;
}
