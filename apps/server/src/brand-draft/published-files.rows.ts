import type { Menu } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';

/** Returns the paths of the folder's pictures, pages and fonts. */
export async function findFolderPaths(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.query<{ path: string }>(
    'find-folder-paths',
    sql`select path from tenant_files where tenant_id = ${tx.tenantId} and path is not null
      and retired_at is null`,
  );
  return rows.map(({ path }) => path);
}

/** Publishes changed menus, each under its next version. Unchanged ones stay. */
export async function updateMenus(tx: Tx, menus: readonly Omit<Menu, 'version'>[]): Promise<void> {
  const documents = menus.map((document) => ({ id: document.id, document }));
  await tx.query(
    'update-menus',
    sql`update menus set version = menus.version + 1, document = given.document
      from json_to_recordset(${JSON.stringify(documents)}::json) as given (id integer,
        document json)
      where menus.tenant_id = ${tx.tenantId} and menus.id = given.id
        and menus.document::text <> given.document::text`,
  );
}

/** Replaces texts of the folder. */
export async function updateSources(tx: Tx, sources: ReadonlyMap<string, string>): Promise<void> {
  await tx.query(
    'update-sources',
    sql`update tenant_sources set content = given.content
      from unnest(${[...sources.keys()]}::text[], ${[...sources.values()]}::text[])
        as given (path, content)
      where tenant_sources.tenant_id = ${tx.tenantId} and tenant_sources.path = given.path`,
  );
}

/** Adds a picture to the files of the folder, unless it is there. */
export async function addFolderFile(tx: Tx, file: StoredFile): Promise<void> {
  const { hash, name, contentType, bytes, path } = file;
  await tx.query(
    'add-folder-file',
    sql`insert into tenant_files (tenant_id, hash, name, content_type, bytes, path)
      values (${tx.tenantId}, ${hash}, ${name}, ${contentType}, ${bytes}, ${path})
      on conflict (tenant_id, hash, name) do update set path = excluded.path, retired_at = null`,
  );
}

export async function updateSuggestions(tx: Tx, suggestions: unknown): Promise<void> {
  await tx.query(
    'update-suggestions',
    sql`update tenant_settings set suggestions = ${JSON.stringify(suggestions)}::jsonb
      where tenant_id = ${tx.tenantId}`,
  );
}

/** Deletes the store prices and the switches of dishes and options that left every menu. */
export async function dropRowsOfRemoved(
  tx: Tx,
  removed: { products: readonly number[]; modifiers: readonly number[] },
): Promise<void> {
  await tx.query(
    'drop-prices-of-removed',
    sql`delete from prices where tenant_id = ${tx.tenantId}
      and product_id = any (${removed.products})`,
  );
  await tx.query(
    'drop-switches-of-removed',
    sql`delete from disabled_items where tenant_id = ${tx.tenantId}
      and ((deactivatable_type = 'Product' and deactivatable_id = any (${removed.products}))
        or (deactivatable_type = 'Modifier' and deactivatable_id = any (${removed.modifiers})))`,
  );
}

/** Counts the stored carts that hold one of these dishes. */
export async function countCartsWith(tx: Tx, products: readonly number[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'count-carts-with',
    sql`select count(*)::integer as count from shopping_carts c where tenant_id = ${tx.tenantId}
      and order_id is null and exists (select from jsonb_array_elements(c.items) l
        where (l ->> 'productId')::integer = any (${products}))`,
  );
  return row?.count ?? 0;
}
