import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';

/** Every path of the application in one place. docs/rules/menu.md#menu-routes. */
export const paths = {
  home: '/',
  checkout: '/checkout',
  purchaseSuccess: '/purchase-success',
  purchaseFailure: '/purchase-failure',
  processing: '/processing-purchase',
  orders: '/orders',
  profile: '/profile',
  terms: '/terms-and-conditions',
  mercatTerms: '/mercat-terms-and-conditions',
  processingOneclick: '/processing-oneclick',
  processingSubscription: '/processing-front-card-subscription',
  addCardSuccess: '/add-card-success',
  addCardFailure: '/add-card-failure',
  survey: '/nps',
  unavailable: '/no-disponible',
} as const;

export const productPath = (category: string, product: string): string =>
  `/product/${category}/${product}`;
export const checkoutProductPath = (category: string, product: string): string =>
  `/checkout/product/${category}/${product}`;

export type PathKind =
  | { kind: 'menu'; base: 'home' | 'checkout'; category: string | null; product: string | null }
  | { kind: 'app' }
  | { kind: 'publicMenu'; id: number }
  | { kind: 'unknown' };

const appPaths = new Set<string>(Object.values(paths).filter((path) => path !== paths.home));

/** Classifies a path by its shape alone. The caller checks whether the menu has its slugs. */
export function readPath(path: string): PathKind {
  const clean = path.length > 1 ? withoutTrailingSlashes(path) : path;
  if (clean === paths.home || clean === '')
    return { kind: 'menu', base: 'home', category: null, product: null };
  if (appPaths.has(clean)) return { kind: 'app' };
  const parts = clean.slice(1).split('/').map(decode);
  if (parts.some((part) => part === null || part === '')) return { kind: 'unknown' };
  return readParts(parts as string[]);
}

/**
 * Returns the category slug of a menu path, null for every other path. The menu may not have that
 * category.
 */
export function categoryOf(path: string): string | null {
  const kind = readPath(path);
  return kind.kind === 'menu' && kind.base === 'home' && kind.product === null
    ? kind.category
    : null;
}

function readParts(parts: readonly string[]): PathKind {
  const [first, ...rest] = parts;
  if (first === 'menu')
    return rest.length === 1 && /^\d{1,9}$/.test(rest[0] ?? '')
      ? { kind: 'publicMenu', id: Number(rest[0]) }
      : { kind: 'unknown' };
  const base = first === 'checkout' ? 'checkout' : 'home';
  const slugs = dropWord(dropWord(parts, 'checkout'), 'product');
  if (slugs.length > 2) return { kind: 'unknown' };
  return { kind: 'menu', base, category: slugs[0] ?? null, product: slugs[1] ?? null };
}

const dropWord = (parts: readonly string[], word: string): readonly string[] =>
  parts[0] === word ? parts.slice(1) : parts;

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
