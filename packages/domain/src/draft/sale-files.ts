import { listFile, onlyItemId } from './draft-edit.ts';
import type { DraftFiles } from './apply-draft.ts';
import { isJsonList, isJsonObject, isSameJson, type Json, type JsonObject } from './json.ts';
import type { FileItem, ListFile } from './menu-file.ts';

/** The combos and the suggestions by their path. */
export type SaleFiles = DraftFiles<ListFile>;

type Texts = ReadonlyMap<string, string>;
type Rule = { forType: string; forId: number; productIds: readonly number[] };

const offersFile = listFile('offers');
const suggestionsFile = listFile('suggestions');

/**
 * Reads combos and suggestions from the texts of a folder, which may have neither file. The
 * suggestions are one item: its `rules` have a field for each dish or category, such as
 * `Product-101`, so that two people change them by field.
 */
export function readSales(texts: Texts): SaleFiles {
  const offers = JSON.parse(texts.get(offersFile) ?? '[]') as Json;
  const suggestions = JSON.parse(texts.get(suggestionsFile) ?? '{}') as Json;
  return new Map([
    [offersFile, { items: (isJsonList(offers) ? offers : []) as readonly FileItem[] }],
    [suggestionsFile, { items: [suggestionItem(isJsonObject(suggestions) ? suggestions : {})] }],
  ]);
}

const suggestionItem = ({ beforeCheckout = false, rules = [] }: JsonObject): FileItem => ({
  id: onlyItemId,
  beforeCheckout,
  rules: Object.fromEntries(
    (rules as readonly Rule[]).map(({ forType, forId, productIds }) => [
      `${forType}-${forId}`,
      productIds,
    ]),
  ),
});

/** Writes combos and suggestions over the texts of a folder; a file without a change stays. */
export function writeSales(texts: Texts, files: SaleFiles, write: (value: Json) => string): Texts {
  const before = readSales(texts);
  const next = new Map(texts);
  const isChanged = (path: string): boolean =>
    files.has(path) && !isSameJson(files.get(path), before.get(path));
  if (isChanged(offersFile)) next.set(offersFile, write(files.get(offersFile)?.items ?? []));
  if (isChanged(suggestionsFile))
    next.set(suggestionsFile, write(suggestionsOf(files.get(suggestionsFile)?.items[0])));
  return next;
}

function suggestionsOf(item: FileItem | undefined): JsonObject {
  const rules = isJsonObject(item?.['rules']) ? item['rules'] : {};
  return {
    beforeCheckout: item?.['beforeCheckout'] ?? false,
    rules: Object.entries(rules).map(([key, productIds]) => {
      const [forType = '', forId] = key.split('-');
      return { forType, forId: Number(forId), productIds };
    }),
  };
}

/** Returns whether two folders have the same combos and suggestions. */
export const isSameSales = (one: Texts, other: Texts): boolean =>
  [offersFile, suggestionsFile].every((path) =>
    isSameJson(readSales(one).get(path), readSales(other).get(path)),
  );
