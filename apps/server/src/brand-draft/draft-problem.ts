import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import {
  type DraftEdit,
  type DraftList,
  listFile,
  onlyItemId,
} from '@comanda/domain/draft/draft-edit.ts';
import { isLookSetting, type LookFiles, pagesOf } from '@comanda/domain/draft/look-files.ts';
import type { MenuFile } from '@comanda/domain/draft/menu-file.ts';
import type { FolderProblem } from '../tenant/folder/folder-problem.ts';

/**
 * A reason for which the folder would refuse a draft. `list`, `id`: the item; null: another file.
 * `field`: of the item, or of the menu. `reason`: in English, as the import prints it.
 */
export type DraftProblem = {
  list: DraftList | null;
  id: number | null;
  field: string;
  reason: string;
};

/**
 * An edit that changes nothing is a problem, so that a publication never drops one silently. A
 * removal of an item that is gone is none.
 */
export const problemsOfLost = (lost: readonly DraftEdit[]): readonly DraftProblem[] =>
  lost
    .filter(({ op }) => op !== 'remove')
    .map(({ list, id, ...edit }) => ({
      list,
      id,
      field: edit.op === 'set' ? edit.field : '',
      reason:
        edit.op === 'add'
          ? 'has an id that is taken, or its category or group is gone'
          : 'is not in the menu any more, or its category or group is gone',
    }));

const placeForm =
  /^(categories|modifierGroups)\[(\d+)\](?:\.(products|modifiers)\[(\d+)\])?(?:\.(\w+))?/u;

/** Finds the item that a problem of the folder is about. `texts`: the files by path. */
export function draftProblemOf(
  menus: MenuFiles,
  texts: ReadonlyMap<string, string>,
  problem: FolderProblem,
): DraftProblem {
  const { file, place, reason } = problem;
  const menu = menus.get(file);
  const parts = placeForm.exec(place);
  const item =
    menu === undefined
      ? (itemOfReason(reason) ?? itemOfPrice(texts, problem) ?? comboOf(texts, problem))
      : null;
  const elsewhere = { list: null, id: null, ...item, field: `${file} ${place}`.trim(), reason };
  if (menu === undefined || parts === null) return elsewhere;
  const [, outer, at, inner, innerAt, field = ''] = parts;
  const found = itemAt(menu, outer === 'categories', Number(at), inner && Number(innerAt));
  return found === null ? elsewhere : { ...found, field: field || fieldOfCheck(reason), reason };
}

/** The field of a check between the fields of an item, whose reasons begin with its name. */
const fieldOfCheck = (reason: string): string =>
  ['discountPrice', 'minimum', 'included', 'required'].find((field) => reason.startsWith(field)) ??
  '';

type Found = { list: DraftList; id: number };

const namedItem = /\b(product|category|modifier) (\d+)\b/iu;
const listOfName: Readonly<Record<string, DraftList>> = {
  product: 'products',
  category: 'categories',
  modifier: 'modifiers',
};

/** The item that another file names and no menu has: its reason names it by kind and id. */
function itemOfReason(reason: string): Found | null {
  const [, name = '', id] = namedItem.exec(reason) ?? [];
  const list = listOfName[name.toLowerCase()];
  return list === undefined ? null : { list, id: Number(id) };
}

type Prices = { prices: { productId: number }[] }[];

/** The dish of a price of a store. */
function itemOfPrice(
  texts: ReadonlyMap<string, string>,
  { file, place }: FolderProblem,
): Found | null {
  const [, group, at] = /^\[(\d+)\]\.prices\[(\d+)\]/u.exec(place) ?? [];
  if (file !== 'prices.json' || group === undefined) return null;
  const prices = JSON.parse(texts.get(file) ?? '[]') as Prices;
  const id = prices[Number(group)]?.prices[Number(at)]?.productId;
  return id === undefined ? null : { list: 'products', id };
}

/** The combo of a problem. */
function comboOf(texts: ReadonlyMap<string, string>, { file, place }: FolderProblem): Found | null {
  const [, at] = /^\[(\d+)\]/u.exec(place) ?? [];
  if (file !== listFile('offers') || at === undefined) return null;
  const combos = JSON.parse(texts.get(file) ?? '[]') as { id: number }[];
  const id = combos[Number(at)]?.id;
  return id === undefined ? null : { list: 'offers', id };
}

function itemAt(
  { categories, modifierGroups }: MenuFile,
  isCategory: boolean,
  at: number,
  innerAt: number | string | undefined,
): Found | null {
  const category = isCategory ? categories[at] : undefined;
  const group = isCategory ? undefined : modifierGroups[at];
  if (typeof innerAt !== 'number') {
    const id = (category ?? group)?.id;
    return id === undefined ? null : { list: isCategory ? 'categories' : 'groups', id };
  }
  const id = (category?.products ?? group?.modifiers)?.[innerAt]?.id;
  return id === undefined ? null : { list: isCategory ? 'products' : 'modifiers', id };
}

/**
 * Returns a function that finds the field of a look that a problem of the folder is about. A
 * problem of what the look does not change names its file.
 */
export const problemOfLook =
  (files: LookFiles) =>
  ({ file, place, reason }: FolderProblem): DraftProblem => {
    const found = fieldOfLook(files, file, place);
    return { ...(found ?? { list: null, id: null, field: `${file} ${place}`.trim() }), reason };
  };

function fieldOfLook(
  files: LookFiles,
  file: string,
  place: string,
): Omit<DraftProblem, 'reason'> | null {
  const page = pagesOf(files).find((each) => each.file === file)?.page;
  if (page !== undefined) return { list: 'pages', id: onlyItemId, field: `${page}/text` };
  const [, at = '', inner = ''] = /^\[(\d+)\](?:\.(\w+))?/u.exec(place) ?? [];
  switch (file) {
    case 'settings.json': {
      const field = place.replaceAll(/[.[]/g, '/').replaceAll(']', '');
      return isLookSetting(field) ? { list: 'settings', id: onlyItemId, field } : null;
    }
    case 'banners.json': {
      const id = files.get(listFile('banners'))?.items[Number(at)]?.id;
      return id === undefined ? null : { list: 'banners', id, field: inner };
    }
    case 'pages.json': {
      const named = pagesOf(files)[Number(at)]?.page;
      return at === '' || named === undefined
        ? null
        : { list: 'pages', id: onlyItemId, field: `${named}/${inner}` };
    }
    default:
      return null;
  }
}
