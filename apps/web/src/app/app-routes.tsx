import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { Suspense } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useApp } from '../shop/app-context.ts';
import { useMenuIndex } from '../shop/menu/use-menu-index.ts';
import { useTitle } from '../shop/use-title.ts';
import { type PathKind, paths, readPath } from '../platform/paths.ts';
import { MenuScreen } from '../screens/menu/menu-screen.tsx';
import { NotFound } from '../screens/not-found/not-found.tsx';
import { ProductRoute } from '../screens/product/product-route.tsx';
import { Loading } from './loading.tsx';
import { lazyScreens } from './lazy-screens.ts';
import { usePageVisit } from './use-page-visit.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useStoreMenu } from './use-store-menu.ts';

/**
 * Maps each path to its screen. The menu is in the first bundle; every other screen is fetched when
 * the shopper visits it. docs/rules/web.md#finished-page-of-every-route.
 */
export function AppRoutes() {
  const [path] = useLocation();
  const index = useMenuIndex();
  usePageVisit(path);
  useLinkNavigation();
  useStoreMenu();
  const kind = readPath(path);
  if (kind.kind === 'menu') return <MenuRoute kind={kind} index={index} />;
  return <Suspense fallback={<Loading />}>{routeToScreen(kind, path)}</Suspense>;
}

function routeToScreen(kind: Exclude<PathKind, { kind: 'menu' }>, path: string) {
  if (kind.kind === 'unknown') return <NotFound />;
  if (kind.kind === 'publicMenu') return <lazyScreens.PublicMenu id={kind.id} />;
  const Screen = lazyScreens.byPath[withoutTrailingSlashes(path)];
  return Screen === undefined ? <NotFound /> : <Screen />;
}

function MenuRoute({
  kind,
  index,
}: {
  kind: Extract<PathKind, { kind: 'menu' }>;
  index: MenuIndex;
}) {
  const { texts } = useApp();
  const matchedProduct = findProductBySlugs(kind, index);
  if (matchedProduct === 'unknown') return <NotFound />;
  const category =
    matchedProduct === null ? (index.categoryBySlug.get(kind.category ?? '') ?? null) : null;
  const base = kind.base === 'checkout' ? paths.checkout : paths.home;
  return (
    <>
      {kind.base === 'checkout' ? (
        <Suspense fallback={<Loading />}>
          <lazyScreens.Checkout />
        </Suspense>
      ) : (
        <>
          <MenuTitle title={(matchedProduct ?? category)?.name ?? texts.menu.title} />
          <MenuScreen category={category} />
        </>
      )}
      {matchedProduct === null ? null : <ProductRoute product={matchedProduct} base={base} />}
    </>
  );
}

/** The document's title: the product, the category in the path, or the menu. */
function MenuTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/**
 * Returns the product that the slugs name, null without a product slug, `unknown` if the menu has
 * no such slug.
 */
export function findProductBySlugs(
  kind: { category: string | null; product: string | null },
  index: MenuIndex,
): Product | null | 'unknown' {
  if (kind.category === null) return null;
  if (kind.product === null)
    return index.categoryBySlug.has(kind.category)
      ? null
      : (index.productBySlug.get(kind.category) ?? 'unknown');
  return index.productBySlug.get(kind.product) ?? 'unknown';
}
