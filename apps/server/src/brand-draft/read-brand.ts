import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { isSameJson } from '@comanda/domain/draft/json.ts';
import { itemsOf, type MenuFile } from '@comanda/domain/draft/menu-file.ts';
import type { Menu, Picture } from '@comanda/domain/menu/menu.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { editedMenu } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import { findEditsInForce, loadFolderMenus } from '../menu/menu-version.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFile } from '../platform/stored-file.ts';
import { collectTexts } from '../tenant/export-tenant.ts';
import type { ExportedPrice } from '../tenant/folder/export.rows.ts';
import { findFolderPaths } from './published-files.rows.ts';

/**
 * A brand as it is published: the folder that an export would write. `texts`: its files of text.
 * `pictures`: the pictures of dishes as they are published, by path. `prices`: those of single
 * stores. `written`: pictures that staff set at the counter, as the files that an export makes of
 * them. `editsLeft`: the edits of the counter that no file can say.
 */
export type PublishedBrand = {
  texts: ReadonlyMap<string, string>;
  menus: MenuFiles;
  pictures: ReadonlyMap<string, Picture>;
  prices: readonly ExportedPrice[];
  written: readonly StoredFile[];
  editsLeft: readonly MenuEdit[];
};

/** Reads what an export would write; null: the brand was never imported. */
export async function readBrand(tx: Tx): Promise<PublishedBrand | null> {
  const paths = await findFolderPaths(tx);
  const files = new Map<string, Buffer | string>(paths.map((path) => [path, Buffer.alloc(0)]));
  const { menuEdits, prices } = await collectTexts(tx, files);
  const texts = new Map(
    [...files].flatMap(([path, content]) =>
      typeof content === 'string' ? [[path, content] as const] : [],
    ),
  );
  if (texts.size === 0) return null;
  const written = [...files].flatMap(([path, content]) =>
    typeof content === 'string' || content.length === 0 ? [] : [storedFile(path, content)],
  );
  const menus = menusOf(texts);
  const { menus: stored } = await loadFolderMenus(tx);
  const { edits } = await findEditsInForce(tx);
  const published = stored.map((menu) => editedMenu(menu, edits));
  return {
    texts,
    menus,
    pictures: picturesOf(menus, published),
    prices,
    written,
    editsLeft: menuEdits.left,
  };
}

/** Returns whether two sets of menus say the same; the order of keys does not count. */
export const isSameMenus = (one: MenuFiles, other: MenuFiles): boolean =>
  one.size === other.size && [...one].every(([path, file]) => isSameJson(file, other.get(path)));

/** Returns the menus of a folder as a draft changes them. */
export const menusOf = (texts: ReadonlyMap<string, string>): MenuFiles =>
  new Map(
    [...texts].flatMap(([path, text]) =>
      path.startsWith('menus/') ? [[path, JSON.parse(text) as MenuFile] as const] : [],
    ),
  );

/** Pairs the path of each dish's picture in the files with the picture that is published. */
function picturesOf(menus: MenuFiles, published: readonly Menu[]): ReadonlyMap<string, Picture> {
  const pictures = new Map<string, Picture>();
  for (const [path, file] of menus) {
    const menu = published.find(({ id }) => path === `menus/${id}.json`);
    const byId = new Map<number, Picture | null>(
      menu?.products.map(({ id, image }) => [id, image]) ?? [],
    );
    for (const { item } of itemsOf(file, 'products')) {
      const picture = byId.get(item.id);
      if (typeof item['image'] === 'string' && picture) pictures.set(item['image'], picture);
    }
  }
  return pictures;
}
