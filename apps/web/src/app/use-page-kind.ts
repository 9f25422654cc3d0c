import { readPath } from '../platform/paths.ts';
import { useLocation } from '../platform/use-location.ts';

/** `menu` and `checkout` show prices and the cart. */
type PageKind = 'menu' | 'checkout' | 'other';

/** Returns which kind of page the shopper sees. */
export function usePageKind(): PageKind {
  const [path] = useLocation();
  const kind = readPath(path);
  if (kind.kind === 'menu') return kind.base === 'checkout' ? 'checkout' : 'menu';
  return path.startsWith('/checkout') ? 'checkout' : 'other';
}
