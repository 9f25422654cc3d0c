import type { DraftFiles, MenuFiles } from './apply-draft.ts';
import type { DraftFile, ListFile, MenuFile } from './menu-file.ts';
import { readSales, type SaleFiles } from './sale-files.ts';

/** The files of the section `menu`: the menus, the combos and the suggestions. */
export type MenuSection = DraftFiles<DraftFile>;

const isMenu = (path: string): boolean => path.startsWith('menus/');

/** Reads the menus of a folder as a draft changes them. */
export const readMenus = (texts: ReadonlyMap<string, string>): MenuFiles =>
  new Map(
    [...texts].flatMap(([path, text]) =>
      isMenu(path) ? [[path, JSON.parse(text) as MenuFile] as const] : [],
    ),
  );

export const readMenuSection = (texts: ReadonlyMap<string, string>): MenuSection =>
  new Map<string, DraftFile>([...readMenus(texts), ...readSales(texts)]);

/** Returns the menus among the files of the section. */
export const menusIn = (files: MenuSection): MenuFiles =>
  new Map([...files].filter((entry): entry is [string, MenuFile] => isMenu(entry[0])));

/** Returns the combos and the suggestions among the files of the section. */
export const salesIn = (files: MenuSection): SaleFiles =>
  new Map([...files].filter((entry): entry is [string, ListFile] => !isMenu(entry[0])));
