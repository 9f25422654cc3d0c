import type { MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import { isSameJson } from '@comanda/domain/draft/json.ts';
import { itemsOf } from '@comanda/domain/draft/menu-file.ts';
import type { Menu, Picture, Product } from '@comanda/domain/menu/menu.ts';

/** Returns whether two sets of menus say the same; the order of keys does not count. */
export const isSameMenus = (one: MenuFiles, other: MenuFiles): boolean =>
  one.size === other.size && [...one].every(([path, file]) => isSameJson(file, other.get(path)));

/** A menu as far as its pictures need it. */
type PicturedMenu = Pick<Menu, 'id'> & { products: readonly Pick<Product, 'id' | 'image'>[] };

/** Pairs the path of each dish's picture in the files with the picture that is published. */
export function picturesOfMenus(
  menus: MenuFiles,
  published: readonly PicturedMenu[],
): ReadonlyMap<string, Picture> {
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
