import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import type { Menu, StorePrice } from '@comanda/domain/menu/menu.ts';
import type { FolderMenus } from '@comanda/domain/menu-edits/folder-value.ts';
import type { MenuChange, MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** The edits in force and the number of their version; 0: none was published. */
export type EditsInForce = { number: number; edits: readonly MenuEdit[] };

/** A version as it is stored. `staffId` null: an import. `at`: ISO instant. */
export type NewMenuVersion = EditsInForce & {
  changes: readonly MenuChange[];
  note: string;
  source: 'counter' | 'folder';
  restored: number | null;
  staffId: StaffId | null;
  at: string;
};

/**
 * Lets publications and imports of the tenant pass one after the other until the transaction ends.
 */
export async function lockMenuVersions(tx: Tx): Promise<void> {
  await tx.query(
    'lock-menu-versions',
    sql`select pg_advisory_xact_lock(hashtextextended(${`menu versions of ${tx.tenantId}`}, 0))`,
  );
}

/** Returns the edits in force. */
export async function findEditsInForce(tx: Tx): Promise<EditsInForce> {
  const [row] = await tx.query<EditsInForce>(
    'find-menu-edits',
    sql`select number, edits from menu_versions where tenant_id = ${tx.tenantId}
      order by number desc limit 1`,
  );
  return row ?? { number: 0, edits: [] };
}

/** Returns the edits of one version, or null. Version 0 is the folder's menu. */
export async function findEditsOfVersion(
  tx: Tx,
  number: number,
): Promise<readonly MenuEdit[] | null> {
  if (number === 0) return [];
  const [row] = await tx.query<Pick<EditsInForce, 'edits'>>(
    'find-menu-version',
    sql`select edits from menu_versions where tenant_id = ${tx.tenantId} and number = ${number}`,
  );
  return row?.edits ?? null;
}

export async function insertMenuVersion(tx: Tx, version: NewMenuVersion): Promise<void> {
  const { number, edits, changes, note, source, restored, staffId, at } = version;
  await tx.query(
    'insert-menu-version',
    sql`insert into menu_versions (tenant_id, number, edits, changes, note, source, restored,
      staff_id, published_at)
      values (${tx.tenantId}, ${number}, ${JSON.stringify(edits)}::jsonb,
        ${JSON.stringify(changes)}::jsonb, ${note}, ${source}, ${restored},
        ${staffId}, ${at})`,
  );
}

/**
 * A version with the name of who published it; null: an import, or a person who left. `at`: ISO
 * instant.
 */
export type ListedMenuVersion = Omit<NewMenuVersion, 'staffId' | 'edits'> & { by: string | null };

/** Lists versions, the newest first, before the number `after`. */
export async function listMenuVersions(
  tx: Tx,
  after: number | null,
  limit: number,
): Promise<readonly ListedMenuVersion[]> {
  return tx.query<ListedMenuVersion>(
    'list-menu-versions',
    sql`select v.number, v.published_at as at, s.name as by, v.source, v.note, v.restored, v.changes
      from menu_versions v left join staff s on s.tenant_id = v.tenant_id and s.id = v.staff_id
      where v.tenant_id = ${tx.tenantId} and (${after}::integer is null
        or v.number < ${after}::integer)
      order by v.number desc limit ${limit}`,
  );
}

type StoredMenu = { version: number; document: Omit<Menu, 'version'> };
type StoredPrice = Pick<StorePrice, 'productId' | 'price' | 'discountPrice'> & { storeId: StoreId };

/**
 * Loads the menus and the prices of single stores as the last import said, without the edits of the
 * counter.
 */
export async function loadFolderMenus(tx: Tx): Promise<FolderMenus> {
  const menus = await tx.query<StoredMenu>(
    'load-folder-menus',
    sql`select version, document from menus where tenant_id = ${tx.tenantId} order by id`,
  );
  const rows = await tx.query<StoredPrice>(
    'load-folder-prices',
    sql`select store_id as "storeId", product_id as "productId", price,
      discount_price as "discountPrice" from prices
      where tenant_id = ${tx.tenantId} and channel = 'web'
        and (price is not null or discount_price is not null)
      order by store_id, product_id`,
  );
  const groups = Map.groupBy(rows, ({ storeId }) => storeId);
  return {
    menus: menus.map(({ version, document }) => ({ ...document, version })),
    prices: [...groups].map(([storeId, prices]) => ({
      storeId,
      prices: prices.map(({ storeId: _store, ...price }) => price),
    })),
  };
}
