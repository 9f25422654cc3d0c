import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';
import { paths, readPath } from '../platform/paths.ts';

/** A menu page or the terms: `page`. A file whose address holds its hash: `file`. Everything else is none of the worker's business. */
export type CacheKind = 'page' | 'file' | null;

const hashedFilePaths = /^\/(assets|t)\//;
const readOnlyPaths: ReadonlySet<string> = new Set([paths.terms, paths.mercatTerms]);

/**
 * What the worker may keep of this site, by path. Never a call (prices, orders, users, tokens), and no page on which something is paid,
 * confirmed or followed: those are left to the browser as if there were no worker.
 */
export function cacheKindOf(path: string): CacheKind {
  if (hashedFilePaths.test(path)) return 'file';
  if (hasNoPage(path) || /\.\w+$/.test(path)) return null;
  const page = readPath(path);
  if (page.kind === 'menu') return page.base === 'home' ? 'page' : null;
  return readOnlyPaths.has(path.replace(/\/+$/, '')) ? 'page' : null;
}
