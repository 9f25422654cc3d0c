import { listFile } from '@comanda/domain/draft/draft-edit.ts';
import { isJsonObject, type JsonObject } from '@comanda/domain/draft/json.ts';
import { type FileItem, itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

/** Returns the combos of the brand with the draft over them. */
export function combosOf({ files }: Pick<BrandDraft, 'files'>): readonly FileItem[] {
  const file = files.get(listFile('offers'));
  return file === undefined ? [] : itemsOf(file, 'offers').map(({ item }) => item);
}

/** The suggested dishes of an item by its key, such as `Product-101`, and when they are shown. */
export function suggestionsOf({ files }: Pick<BrandDraft, 'files'>): {
  beforeCheckout: boolean;
  rules: JsonObject;
} {
  const file = files.get(listFile('suggestions'));
  const item = file === undefined ? undefined : itemsOf(file, 'suggestions')[0]?.item;
  return {
    beforeCheckout: item?.['beforeCheckout'] === true,
    rules: isJsonObject(item?.['rules']) ? item['rules'] : {},
  };
}
