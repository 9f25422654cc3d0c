import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import { itemsOfStores, type LostItem } from './items-of-stores.ts';

type SuggestionsFile = {
  rules: { forType: string; forId: number; productIds: number[] }[];
};
type PricesFile = { storeId: number; prices: { productId: number }[] }[];
type DisabledsFile = {
  storeId: number;
  deactivatableType: LostItem['kind'];
  deactivatableId: number;
}[];

/**
 * Takes dishes and options that the menus do not have out of the other files that may name them:
 * the suggestions, the prices of stores and what is switched off. A combo, a coupon or a banner
 * that names one is a decision of a person, so it stays and the check of the folder refuses it.
 * docs/rules/back-office.md#removed-dishes.
 */
export function withoutRemoved(
  texts: ReadonlyMap<string, string>,
  menus: MenuFiles,
): ReadonlyMap<string, string> {
  const changed = new Map(texts);
  const change = <T>(path: string, work: (value: T) => unknown): void => {
    const text = changed.get(path);
    if (text === undefined) return;
    const before = JSON.parse(text) as T;
    const after = work(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.set(path, prettyJson(after));
  };
  const products = idsOf(menus, 'products');
  const categories = idsOf(menus, 'categories');
  change<SuggestionsFile>('suggestions.json', (file) => ({
    ...file,
    rules: file.rules.flatMap((rule) => {
      const productIds = rule.productIds.filter((id) => products.has(id));
      const stays = (rule.forType === 'Product' ? products : categories).has(rule.forId);
      return stays && productIds.length > 0 ? [{ ...rule, productIds }] : [];
    }),
  }));
  const stores = itemsOfStores(texts, menus);
  const isSold = (storeId: number, kind: LostItem['kind'], id: number): boolean =>
    stores.get(storeId)?.[kind].has(id) ?? false;
  change<PricesFile>('prices.json', (file) =>
    file
      .map((group) => ({
        ...group,
        prices: group.prices.filter(({ productId }) => isSold(group.storeId, 'Product', productId)),
      }))
      .filter(({ prices }) => prices.length > 0),
  );
  change<DisabledsFile>('disableds.json', (file) =>
    file.filter((each) => isSold(each.storeId, each.deactivatableType, each.deactivatableId)),
  );
  return changed;
}

const idsOf = (menus: MenuFiles, list: 'products' | 'categories'): ReadonlySet<number> =>
  new Set([...menus.values()].flatMap((file) => itemsOf(file, list).map(({ item }) => item.id)));

/** Writes a value as the files of a folder are written. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
