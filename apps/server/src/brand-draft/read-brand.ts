import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { itemsOf, type MenuFile } from '@comanda/domain/draft/menu-file.ts';
import type { Menu, Picture } from '@comanda/domain/menu/menu.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { editedMenu } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import { findEditsInForce, loadFolderMenus } from '../menu/menu-version.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { collectTexts } from '../tenant/export-tenant.ts';
import { findFolderPaths } from './published-files.rows.ts';

/**
 * A brand as it is published: the folder that an export would write. `texts`: its files of text.
 * `paths`: of its other files. `pictures`: the pictures of dishes as they are published, by path.
 * `editsLeft`: the edits of the counter that no file can say.
 */
export type PublishedBrand = {
  texts: ReadonlyMap<string, string>;
  paths: readonly string[];
  menus: MenuFiles;
  pictures: ReadonlyMap<string, Picture>;
  editsLeft: readonly MenuEdit[];
};

/** Reads what an export would write; null: the brand was never imported. */
export async function readBrand(tx: Tx): Promise<PublishedBrand | null> {
  const paths = await findFolderPaths(tx);
  const files = new Map<string, Buffer | string>(paths.map((path) => [path, Buffer.alloc(0)]));
  const { menuEdits } = await collectTexts(tx, files);
  const texts = new Map(
    [...files].flatMap(([path, content]) =>
      typeof content === 'string' ? [[path, content] as const] : [],
    ),
  );
  if (texts.size === 0) return null;
  const menus = menusOf(texts);
  const { menus: stored } = await loadFolderMenus(tx);
  const { edits } = await findEditsInForce(tx);
  const published = stored.map((menu) => editedMenu(menu, edits));
  const allPaths = [...files.keys()].filter((path) => !texts.has(path));
  return {
    texts,
    paths: allPaths,
    menus,
    pictures: picturesOf(menus, published),
    editsLeft: menuEdits.left,
  };
}

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
