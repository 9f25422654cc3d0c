import type { RemovedItems } from './draft-over-brand.ts';

type SuggestionsFile = {
  rules: { forType: string; forId: number; productIds: number[] }[];
};
type PricesFile = { prices: { productId: number }[] }[];
type DisabledsFile = { deactivatableType: string; deactivatableId: number }[];
type MenuJson = { categories: { id: number }[] };

/**
 * Takes dishes and options that left the menu out of the other files that may name them: the
 * suggestions, the prices of stores and what is switched off. A combo, a coupon or a banner that
 * names one is a decision of a person, so it stays and the check of the folder refuses it.
 * docs/rules/back-office.md#removed-dishes.
 */
export function withoutRemoved(
  texts: ReadonlyMap<string, string>,
  { products, modifiers }: RemovedItems,
): ReadonlyMap<string, string> {
  const changed = new Map(texts);
  const change = <T>(path: string, work: (value: T) => unknown): void => {
    const text = changed.get(path);
    if (text === undefined) return;
    const before = JSON.parse(text) as T;
    const after = work(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.set(path, prettyJson(after));
  };
  const categories = categoriesOf(texts);
  const isKept = (id: number): boolean => !products.includes(id);
  change<SuggestionsFile>('suggestions.json', (file) => ({
    ...file,
    rules: file.rules.flatMap(({ productIds, ...rule }) => {
      const left = productIds.filter(isKept);
      const stays = rule.forType === 'Product' ? isKept(rule.forId) : categories.has(rule.forId);
      return stays && left.length > 0 ? [{ ...rule, productIds: left }] : [];
    }),
  }));
  change<PricesFile>('prices.json', (file) =>
    file.map((group) => ({
      ...group,
      prices: group.prices.filter(({ productId }) => isKept(productId)),
    })),
  );
  change<DisabledsFile>('disableds.json', (file) =>
    file.filter(({ deactivatableType: type, deactivatableId: id }) =>
      type === 'Product' ? isKept(id) : !modifiers.includes(id),
    ),
  );
  return changed;
}

const categoriesOf = (texts: ReadonlyMap<string, string>): ReadonlySet<number> =>
  new Set(
    [...texts]
      .filter(([path]) => path.startsWith('menus/'))
      .flatMap(([, text]) => (JSON.parse(text) as MenuJson).categories.map(({ id }) => id)),
  );

/** Writes a value as the files of a folder are written. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
