import { type DraftSection, listFile, saleLists } from '@comanda/domain/draft/draft-edit.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import { lookSettingsOf } from '@comanda/domain/draft/look-files.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { VersionFiles } from './brand-version.rows.ts';
import { rulesOf } from '@comanda/domain/draft/rule-files.ts';
import { readMenus } from '@comanda/domain/draft/menu-section.ts';
import { prettyJson } from './without-removed.ts';

type Texts = ReadonlyMap<string, string>;
type Pictures = ReadonlyMap<string, Picture>;

/** Returns what a version of a section keeps: its files, and the pictures that they name. */
export function versionFiles(
  section: DraftSection,
  texts: Texts,
  pictures: Pictures,
): VersionFiles {
  switch (section) {
    case 'menu':
      return menuVersionFiles(texts, pictures);
    case 'look':
      return {
        files: Object.fromEntries(lookTexts(texts)),
        pictures: Object.fromEntries(pictures),
      };
    case 'coupons':
      return { files: Object.fromEntries(couponTexts(texts)), pictures: {} };
    case 'stores':
      return { files: Object.fromEntries(storeTexts(texts)), pictures: {} };
    case 'rules':
      return { files: Object.fromEntries(ruleTexts(texts)), pictures: {} };
  }
}

const isOfMenus = (path: string): boolean =>
  path.startsWith('menus/') || saleLists.some((list) => path === listFile(list));

/** A version says also that a folder has no combos and no suggestions, so that they go with it. */
const noSales = {
  [listFile('offers')]: '[]',
  [listFile('suggestions')]: '{ "beforeCheckout": false, "rules": [] }',
};

function menuVersionFiles(texts: Texts, pictures: Pictures): VersionFiles {
  const named = new Set(
    [...readMenus(texts).values()].flatMap((file) =>
      itemsOf(file, 'products').map(({ item }) => item['image']),
    ),
  );
  return {
    files: { ...noSales, ...Object.fromEntries([...texts].filter(([path]) => isOfMenus(path))) },
    pictures: Object.fromEntries([...pictures].filter(([path]) => named.has(path))),
  };
}

/**
 * Returns the files of the look. Of the settings it has those that show: no secret is among them.
 */
export const lookTexts = (texts: Texts): Texts =>
  new Map(
    [...texts].flatMap(([path, text]): [string, string][] => {
      if (path === listFile('settings'))
        return [[path, prettyJson(lookSettingsOf(JSON.parse(text) as JsonObject))]];
      const isOfLook =
        path === listFile('banners') || path === listFile('pages') || path.startsWith('pages/');
      return isOfLook ? [[path, text]] : [];
    }),
  );

/** Returns the file of the coupons; a version says also that a folder has none. */
export const couponTexts = (texts: Texts): Texts =>
  new Map([[listFile('coupons'), texts.get(listFile('coupons')) ?? '[]']]);

/** Returns the file of the stores. */
export const storeTexts = (texts: Texts): Texts =>
  new Map([[listFile('stores'), texts.get(listFile('stores')) ?? '[]']]);

/** Returns the settings with the rules alone: no secret is among them. */
export const ruleTexts = (texts: Texts): Texts => {
  const settings = JSON.parse(texts.get(listFile('settings')) ?? '{}') as JsonObject;
  return new Map([[listFile('settings'), prettyJson(rulesOf(settings))]]);
};

/** Returns the files of combos and suggestions. */
export const salesTexts = (texts: Texts): Texts =>
  new Map([...texts].filter(([path]) => saleLists.some((list) => path === listFile(list))));
