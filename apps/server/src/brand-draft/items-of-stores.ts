import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';

/** A dish or an option that the menu of a store does not have any more. */
export type LostItem = { storeId: number; kind: 'Product' | 'Modifier'; id: number };

type Texts = ReadonlyMap<string, string>;
type StoreJson = { id: number; menuId: number };

/** The ids of the dishes and of the options that a store sells. */
export type SoldItems = Readonly<Record<LostItem['kind'], ReadonlySet<number>>>;

/** Returns what each store sells, by its id. */
export function itemsOfStores(texts: Texts, menus: MenuFiles): ReadonlyMap<number, SoldItems> {
  const stores = JSON.parse(texts.get('stores.json') ?? '[]') as StoreJson[];
  const ids = (menuId: number, list: 'products' | 'modifiers'): ReadonlySet<number> => {
    const file = menus.get(`menus/${menuId}.json`);
    return new Set((file === undefined ? [] : itemsOf(file, list)).map(({ item }) => item.id));
  };
  return new Map(
    stores.map(({ id, menuId }) => [
      id,
      { Product: ids(menuId, 'products'), Modifier: ids(menuId, 'modifiers') },
    ]),
  );
}

/** Returns the dishes and options of which a store's rows are of no use after a publication. */
export function lostOfStores(
  texts: Texts,
  before: MenuFiles,
  after: MenuFiles,
): readonly LostItem[] {
  const left = itemsOfStores(texts, after);
  return [...itemsOfStores(texts, before)].flatMap(([storeId, sold]) =>
    (['Product', 'Modifier'] as const).flatMap((kind) =>
      [...sold[kind]]
        .filter((id) => !left.get(storeId)?.[kind].has(id))
        .map((id) => ({ storeId, kind, id })),
    ),
  );
}
