import type { DraftEdit, DraftItem, DraftList } from '@comanda/domain/draft/draft-edit.ts';
import { type JsonObject, textOf } from '@comanda/domain/draft/json.ts';
import { itemsOf, type MenuFile } from '@comanda/domain/draft/menu-file.ts';
import { menusIn } from '@comanda/domain/draft/menu-section.ts';
import { newItemId } from '@comanda/domain/draft/new-items.ts';
import { useMemo } from 'react';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

/** One menu of the brand with the draft over it, and the ways to change it. */
export type MenuEditor = {
  draft: BrandDraft;
  /** The path of the menu's file. */
  path: string;
  file: MenuFile;
  item(list: DraftList, id: number, parent?: number | null): DraftItem;
  /** Adds an item behind the last one of `to`. Returns its id. */
  add(list: DraftList, value: JsonObject, to: number | null): number;
  /** Sets fields of an item; those that change nothing leave the draft. */
  set(item: DraftItem, values: readonly (readonly [string, DraftValue])[]): void;
  /** Moves an item behind `after`; null: to the first place. */
  move(item: DraftItem, to: number | null, after: number | null): void;
  slugs(list: 'categories' | 'products'): ReadonlySet<string>;
};
type DraftValue = Extract<DraftEdit, { op: 'set' }>['value'];

export function useMenuEditor(draft: BrandDraft, path: string): MenuEditor | null {
  return useMemo(() => {
    const file = menusIn(draft.files).get(path);
    return file === undefined ? null : editorOf(draft, path, file);
  }, [draft, path]);
}

function editorOf(draft: BrandDraft, path: string, file: MenuFile): MenuEditor {
  const item = (list: DraftList, id: number, parent: number | null = null): DraftItem => ({
    ...{ file: path, list, id, parent },
  });
  return {
    ...{ draft, path, file, item },
    add: (list, value, to) => {
      const id = newItemId(idsOf(draft, list), Math.random);
      const after = lastOf(file, list, to);
      const parent = list === 'modifiers' ? to : null;
      draft.add([{ ...item(list, id, parent), op: 'add', value, to, after }]);
      return id;
    },
    set: (target, values) =>
      draft.add(values.map(([field, value]) => ({ ...target, op: 'set', field, value }))),
    move: (target, to, after) => draft.add([{ ...target, op: 'move', to, after }]),
    slugs: (list) => new Set(itemsOf(file, list).map((each) => textOf(each.item, 'slug'))),
  };
}

/** Ids of every menu: an id stands for one item in the whole brand, published or drafted. */
const idsOf = ({ files, published }: BrandDraft, list: DraftList): ReadonlySet<number> =>
  new Set(
    [...files.values(), ...published.values()].flatMap((file) =>
      itemsOf(file, list).map(({ item }) => item.id),
    ),
  );

const lastOf = (file: MenuFile, list: DraftList, to: number | null): number | null =>
  itemsOf(file, list).findLast(({ parent }) => parent === to)?.item.id ?? null;
