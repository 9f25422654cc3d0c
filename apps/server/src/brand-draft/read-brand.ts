import {
  type CouponFiles,
  isSameCoupons,
  readCoupons,
} from '@comanda/domain/draft/coupon-files.ts';
import type { DraftFiles, MenuFiles } from '@comanda/domain/draft/apply-draft.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { DraftFile } from '@comanda/domain/draft/menu-file.ts';
import { isSameSales, readSales, type SaleFiles } from '@comanda/domain/draft/sale-files.ts';
import { isSameLook, type LookFiles, readLook } from '@comanda/domain/draft/look-files.ts';
import { isSameRules, readRules, type RuleFiles } from '@comanda/domain/draft/rule-files.ts';
import { isSameStores, readStores, type StoreFiles } from '@comanda/domain/draft/store-files.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { editedMenu } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import { findEditsInForce, loadFolderMenus } from '../menu/menu-version.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFile } from '../platform/stored-file.ts';
import { collectTexts } from '../tenant/export-tenant.ts';
import type { ExportedPrice } from '../tenant/folder/export.rows.ts';
import { type MenuSection, readMenus } from '@comanda/domain/draft/menu-section.ts';
import { isSameMenus, picturesOfMenus } from './published-menus.ts';
import { findFolderPaths, findHiddenProducts } from './published-files.rows.ts';

/**
 * A brand as it is published: the folder that an export would write. `texts`: its files of text.
 * `pictures`: the pictures of dishes as they are published, by path. `prices`: those of single
 * stores. `written`: pictures that staff set at the counter, as the files that an export makes of
 * them. `editsLeft`: the edits of the counter that no file can say.
 */
export type PublishedBrand = {
  texts: ReadonlyMap<string, string>;
  menus: MenuFiles;
  sales: SaleFiles;
  look: LookFiles;
  coupons: CouponFiles;
  stores: StoreFiles;
  rules: RuleFiles;
  pictures: ReadonlyMap<string, Picture>;
  prices: readonly ExportedPrice[];
  written: readonly StoredFile[];
  editsLeft: readonly MenuEdit[];
};

export const menuSectionOf = ({ menus, sales }: PublishedBrand): MenuSection =>
  new Map<string, DraftFile>([...menus, ...sales]);

/** Returns the files that the draft of a section changes. */
export const filesOf = (brand: PublishedBrand, section: DraftSection): DraftFiles => {
  switch (section) {
    case 'menu':
      return menuSectionOf(brand);
    case 'look':
      return brand.look;
    case 'coupons':
      return brand.coupons;
    case 'stores':
      return brand.stores;
    case 'rules':
      return brand.rules;
  }
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
  const menus = readMenus(texts);
  const { menus: stored } = await loadFolderMenus(tx);
  const { edits } = await findEditsInForce(tx);
  const hidden = await findHiddenProducts(tx);
  const published = stored.map((menu) => {
    const { id, products } = editedMenu(menu, edits);
    return { id, products: [...products, ...(hidden.get(id) ?? [])] };
  });
  return {
    texts,
    menus,
    sales: readSales(texts),
    look: readLook(texts),
    coupons: readCoupons(texts),
    stores: readStores(texts),
    rules: readRules(texts),
    pictures: picturesOfMenus(menus, published),
    prices,
    written,
    editsLeft: menuEdits.left,
  };
}

/** Returns whether the brand is published with these files of a section. */
export const isPublished = (
  brand: PublishedBrand,
  section: DraftSection,
  texts: ReadonlyMap<string, string>,
): boolean => {
  switch (section) {
    case 'menu':
      return isSameMenus(brand.menus, readMenus(texts)) && isSameSales(brand.texts, texts);
    case 'look':
      return isSameLook(brand.look, readLook(texts));
    case 'coupons':
      return isSameCoupons(brand.texts, texts);
    case 'stores':
      return isSameStores(brand.texts, texts);
    case 'rules':
      return isSameRules(brand.texts, texts);
  }
};
