import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { makeProduct } from '@comanda/domain/testing/make.ts';
import { type FolderDraft, tenantFolder } from './tenant-folder.ts';

/** A case of a rule's table: the special properties of its store and its products. */
type CaseProducts = { products?: readonly Partial<Product>[] | undefined };

const mostProducts = 10;

/** Returns the store id of the case at place `at` of its table. */
export const caseStoreId = (at: number): number => at + 1;

/**
 * Returns the product ids of the case at place `at`. A case without products has one ordinary
 * product.
 */
export const caseProductIds = (at: number, { products = [{}] }: CaseProducts): number[] =>
  products.map((_, place) => (at + 1) * mostProducts + place);

/**
 * Makes a brand with one store for each case of a table, so that a test can check the table over
 * HTTP. `storeOf` returns a case's store without its id.
 */
export async function casesFolder<Case extends CaseProducts>(
  cases: readonly Case[],
  storeOf: (tried: Case) => Store,
): Promise<FolderDraft> {
  const draft = await tenantFolder('burger');
  draft['stores.json'] = cases.map((tried, at) => ({
    ...storeOf(tried),
    id: caseStoreId(at),
    ordersGoTo: 'counter',
  }));
  const products = cases.flatMap((tried, at) =>
    caseProductIds(at, tried).map((id, place) => {
      const { categoryId: _, ...product } = makeProduct(id, tried.products?.[place]);
      return product;
    }),
  );
  draft['menus/1.json'] = {
    id: 1,
    name: 'Carta',
    modifierGroups: [],
    categories: [{ id: 1, name: 'Todo', slug: 'todo', layout: 'large', products }],
  };
  draft['prices.json'] = [];
  draft['disableds.json'] = [];
  draft['banners.json'] = [];
  draft['settings.json'].hero = null;
  return draft;
}
