import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { lookFile } from '@comanda/domain/draft/draft-edit.ts';
import type { JsonObject } from '@comanda/domain/draft/json.ts';
import { lookSettingsOf } from '@comanda/domain/draft/look-files.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { VersionFiles } from './brand-version.rows.ts';
import { menusOf } from './menus-of-texts.ts';
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
  }
}

function menuVersionFiles(texts: Texts, pictures: Pictures): VersionFiles {
  const named = new Set(
    [...menusOf(texts).values()].flatMap((file) =>
      itemsOf(file, 'products').map(({ item }) => item['image']),
    ),
  );
  return {
    files: Object.fromEntries([...texts].filter(([path]) => path.startsWith('menus/'))),
    pictures: Object.fromEntries([...pictures].filter(([path]) => named.has(path))),
  };
}

/** Returns the files of the look. Of the settings it has those that show: no secret is among them. */
export const lookTexts = (texts: Texts): Texts =>
  new Map(
    [...texts].flatMap(([path, text]): [string, string][] => {
      if (path === lookFile('settings'))
        return [[path, prettyJson(lookSettingsOf(JSON.parse(text) as JsonObject))]];
      const isOfLook =
        path === lookFile('banners') || path === lookFile('pages') || path.startsWith('pages/');
      return isOfLook ? [[path, text]] : [];
    }),
  );
