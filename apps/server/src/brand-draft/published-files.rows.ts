import type { Picture, Product } from '@comanda/domain/menu/menu.ts';
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

/** A menu as published, and the dishes that its file hides. */
type MenuRow = { id: number; document: unknown; hidden: readonly unknown[] };

/** Publishes changed menus, each under its next version. Unchanged ones stay. */
export async function updateMenus(tx: Tx, menus: readonly MenuRow[]): Promise<void> {
  await tx.query(
    'update-menus',
    sql`update menus set version = menus.version + 1, document = given.document,
        hidden_products = given.hidden
      from json_to_recordset(${JSON.stringify(menus)}::json) as given (id integer,
        document json, hidden json)
      where menus.tenant_id = ${tx.tenantId} and menus.id = given.id
        and (menus.document::text, menus.hidden_products::text)
          <> (given.document::text, given.hidden::text)`,
  );
}

/** A dish that a menu hides, with its picture as it would be published. */
type HiddenProduct = Pick<Product, 'id' | 'image'>;

/** Returns the dishes that the menus hide, by the id of the menu. */
export async function findHiddenProducts(
  tx: Tx,
): Promise<ReadonlyMap<number, readonly HiddenProduct[]>> {
  const rows = await tx.query<{ id: number; hidden: readonly HiddenProduct[] }>(
    'find-hidden-products',
    sql`select id, hidden_products as hidden from menus where tenant_id = ${tx.tenantId}`,
  );
  return new Map(rows.map(({ id, hidden }) => [id, hidden]));
}

/** Replaces the texts of the folder that changed. */
export async function updateSources(tx: Tx, sources: ReadonlyMap<string, string>): Promise<void> {
  await tx.query(
    'update-sources',
    sql`update tenant_sources set content = given.content
      from unnest(${[...sources.keys()]}::text[], ${[...sources.values()]}::text[])
        as given (path, content)
      where tenant_sources.tenant_id = ${tx.tenantId} and tenant_sources.path = given.path
        and tenant_sources.content <> given.content`,
  );
}

/** Adds the texts that the folder does not have yet. */
export async function addSources(tx: Tx, sources: ReadonlyMap<string, string>): Promise<void> {
  await tx.query(
    'add-sources',
    sql`insert into tenant_sources (tenant_id, path, content) select ${tx.tenantId}, path, content
      from unnest(${[...sources.keys()]}::text[], ${[...sources.values()]}::text[])
        as given (path, content)
      on conflict do nothing`,
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

/**
 * Puts pictures of earlier versions, which an import retired, among the files of the folder again:
 * the file of each path, unless the folder has one there, and the widths that are served.
 */
export async function reviveFolderFiles(
  tx: Tx,
  pictures: ReadonlyMap<string, Pick<Picture, 'url'>>,
): Promise<void> {
  const hashes = [...pictures.values()].map(({ url }) => url.split('/')[3] ?? '');
  await tx.query(
    'revive-folder-files',
    sql`update tenant_files f set retired_at = null where f.tenant_id = ${tx.tenantId}
      and f.retired_at is not null and (f.hash, f.name) in (
        select distinct on (coalesce(path, hash || '/' || name)) hash, name from tenant_files r
        where r.tenant_id = ${tx.tenantId} and r.retired_at is not null
          and (r.path is null and r.hash = any (${hashes}) or r.path = any (${[...pictures.keys()]})
            and not exists (select from tenant_files l where l.tenant_id = r.tenant_id
              and l.path = r.path and l.retired_at is null))
        order by coalesce(path, hash || '/' || name), r.retired_at desc)`,
  );
}

type StorePriceRow = {
  storeId: number;
  productId: number;
  price: number | null;
  discountPrice: number | null;
};

/** Writes the prices that staff set at the counter for single stores. Stock stays as it is. */
export async function savePricesOfStores(tx: Tx, prices: readonly StorePriceRow[]): Promise<void> {
  await tx.query(
    'save-prices-of-stores',
    sql`insert into prices as p (tenant_id, store_id, product_id, price, discount_price)
      select ${tx.tenantId}, "storeId", "productId", price, "discountPrice"
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given ("storeId" integer,
        "productId" integer, price bigint, "discountPrice" bigint)
      on conflict (tenant_id, store_id, channel, product_id) do update set price = excluded.price,
        discount_price = excluded.discount_price
      where (p.price, p.discount_price) is distinct from (excluded.price, excluded.discount_price)`,
  );
}

export async function updateSuggestions(tx: Tx, suggestions: unknown): Promise<void> {
  await tx.query(
    'update-suggestions',
    sql`update tenant_settings set suggestions = ${JSON.stringify(suggestions)}::jsonb
      where tenant_id = ${tx.tenantId}`,
  );
}

/** Replaces the combos; a brand without one has no list of them. */
export async function updateOffers(tx: Tx, offers: readonly unknown[]): Promise<void> {
  const json = offers.length === 0 ? null : JSON.stringify(offers);
  await tx.query(
    'update-offers',
    sql`update tenant_settings set document = case when ${json}::jsonb is null
        then document - 'offers' else document || jsonb_build_object('offers', ${json}::jsonb) end
      where tenant_id = ${tx.tenantId}`,
  );
}

/** Deletes prices and switches of dishes and options that left the menu of their store. */
export async function dropRowsOfLost(
  tx: Tx,
  lost: readonly { storeId: number; kind: 'Product' | 'Modifier'; id: number }[],
): Promise<void> {
  if (lost.length === 0) return;
  const json = JSON.stringify(lost);
  await tx.query(
    'drop-prices-of-lost',
    sql`delete from prices where tenant_id = ${tx.tenantId} and (store_id, product_id) in (
      select "storeId", id from jsonb_to_recordset(${json}::jsonb) as lost ("storeId" integer,
        kind text, id integer) where kind = 'Product')`,
  );
  await tx.query(
    'drop-switches-of-lost',
    sql`delete from disabled_items where tenant_id = ${tx.tenantId}
      and (store_id, deactivatable_type, deactivatable_id) in (select "storeId", kind, id
        from jsonb_to_recordset(${json}::jsonb) as lost ("storeId" integer, kind text,
          id integer))`,
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
