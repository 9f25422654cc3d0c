import type { ListedPage } from '@comanda/contract/page.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { paths, productPath } from '../platform/paths.ts';

/**
 * Returns the pages that search engines may list: home, the products sold on the web by category,
 * and the terms.
 */
export function listPages(menu: Menu): readonly ListedPage[] {
  const products = new Map<number, Menu['products'][number]>(
    menu.products.map((product) => [product.id, product]),
  );
  const ofMenu = menu.categories.flatMap(({ slug, productIds }) => {
    const sold = productIds
      .flatMap((id) => products.get(id) ?? [])
      .filter(({ platform }) => platform.includes('web'));
    if (sold.length === 0) return [];
    const pages = sold.map((product) => ({
      path: productPath(slug, product.slug),
      pictures: product.image ? [product.image.url] : [],
    }));
    return [{ path: `/${slug}`, pictures: [] }, ...pages];
  });
  const plain = (path: string): ListedPage => ({ path, pictures: [] });
  return [plain(paths.home), ...ofMenu, plain(paths.terms), plain(paths.mercatTerms)];
}
