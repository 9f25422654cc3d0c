import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';
import { paths, readPath } from '../platform/paths.ts';

/**
 * A menu page or the terms: `page`. A file whose address has a hash: `file`. The worker ignores
 * everything else (null).
 */
export type CacheKind = 'page' | 'file' | null;

/** Returns whether an answer may be stored: complete, of this site, and not redirected. */
export const isCacheable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

const hashedFilePaths = /^\/(assets|t)\//;
const readOnlyPaths: ReadonlySet<string> = new Set([paths.terms, paths.mercatTerms]);

/**
 * The kind of cache for a path of this site. Null for API calls (prices, orders, users, tokens) and
 * for pages of payment, confirmation or tracking: the browser handles those as if there were no
 * worker.
 */
export function cacheKindOf(path: string): CacheKind {
  if (hashedFilePaths.test(path)) return 'file';
  if (hasNoPage(path) || /\.\w+$/.test(path)) return null;
  const page = readPath(path);
  if (page.kind === 'menu') return page.base === 'home' ? 'page' : null;
  return readOnlyPaths.has(path.replace(/\/+$/, '')) ? 'page' : null;
}
