import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';
import { paths, readPath } from '../../platform/paths.ts';

/**
 * Returns the name of a path's route, without the slugs and ids in it.
 * docs/rules/web.md#error-reports-of-the-page.
 */
export function routeName(path: string): string {
  const kind = readPath(path);
  if (kind.kind === 'menu') {
    if (kind.product !== null) return kind.base === 'checkout' ? 'checkoutProduct' : 'product';
    if (kind.base === 'checkout') return 'checkout';
    return kind.category === null ? 'home' : 'category';
  }
  if (kind.kind !== 'app') return kind.kind;
  const clean = withoutTrailingSlashes(path);
  return Object.entries(paths).find(([, each]) => each === clean)?.[0] ?? 'unknown';
}
