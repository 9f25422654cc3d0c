import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { textVersion } from '../../platform/text-version.ts';

type SettingsRow = {
  settings: unknown;
  operations: unknown;
  themeUrl: string;
  suggestions: unknown;
};
type Document = { id: number; document: unknown };
/** `hidden`: the dishes that the menu's file hides. */
type MenuRow = Document & { hidden: readonly unknown[] };
export type PriceRow = {
  store_id: number;
  product_id: number;
  price: number | null;
  discount_price: number | null;
  stock: number | null;
  without_stock_until: string | null;
  /** The stock in the file, as one text. The next import compares its own text with it. */
  imported: string;
};
export type DisabledRow = {
  store_id: number;
  deactivatable_type: string;
  deactivatable_id: number;
  end_date: string | null;
};

const json = (value: unknown): string => JSON.stringify(value);

/** Runs a statement whose first column is the number of rows that it changed. */
async function countOf(tx: Tx, name: string, statement: Sql): Promise<number> {
  const rows = await tx.query<{ changed: number }>(name, statement);
  return rows[0]?.changed ?? 0;
}

/**
 * Every function here makes the tenant's rows equal to the imported ones and returns how many rows
 * it changed.
 */
export const saveSettings = (
  tx: Tx,
  { settings, operations, themeUrl, suggestions }: SettingsRow,
): Promise<number> =>
  countOf(
    tx,
    'save-settings',
    sql`with saved as (
      insert into tenant_settings (tenant_id, document, operations, theme_url, suggestions,
        imported)
      values (${tx.tenantId}, ${json(settings)}, ${json(operations)}, ${themeUrl},
        ${json(suggestions)}, '{}')
      on conflict (tenant_id) do update set document = excluded.document,
        operations = excluded.operations, theme_url = excluded.theme_url,
        suggestions = excluded.suggestions
      where (tenant_settings.document, tenant_settings.operations, tenant_settings.theme_url,
        tenant_settings.suggestions)
        is distinct from (excluded.document, excluded.operations, excluded.theme_url,
          excluded.suggestions) returning 1)
      select count(*) as changed from saved`,
  );

/** Deletes stores that are not in the file, with their prices. Orders have their own copy. */
export const saveStores = (tx: Tx, stores: readonly Document[]): Promise<number> =>
  countOf(
    tx,
    'save-stores',
    sql`with imported as (select * from rows
      from (jsonb_to_recordset(${json(stores)}::jsonb) as (id integer, document jsonb)) with
      ordinality as imported (id, document, position)),
      deleted as (delete from stores where tenant_id = ${tx.tenantId} and id not in (select id
        from imported) returning 1),
      saved as (insert into stores (tenant_id, id, position, document) select ${tx.tenantId}, id,
        position, document from imported
        on conflict (tenant_id, id) do update set position = excluded.position,
          document = excluded.document
        where (stores.position, stores.document) is distinct from (excluded.position,
          excluded.document) returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

/** Publishes a changed menu under the next version. */
export const saveMenus = (tx: Tx, menus: readonly MenuRow[]): Promise<number> =>
  countOf(
    tx,
    'save-menus',
    sql`with imported as (select * from json_to_recordset(${json(menus)}::json) as imported
      (id integer, document json, hidden json)),
      deleted as (delete from menus where tenant_id = ${tx.tenantId} and id not in (select id
        from imported) returning 1),
      saved as (insert into menus (tenant_id, id, version, document, hidden_products)
        select ${tx.tenantId}, id, 1, document, hidden from imported
        on conflict (tenant_id, id) do update set version = menus.version + 1,
          document = excluded.document, hidden_products = excluded.hidden_products
        where (menus.document::text, menus.hidden_products::text)
          <> (excluded.document::text, excluded.hidden_products::text) returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

export const saveBanners = (tx: Tx, banners: readonly Document[]): Promise<number> =>
  countOf(
    tx,
    'save-banners',
    sql`with imported as (select * from rows
      from (jsonb_to_recordset(${json(banners)}::jsonb) as (id integer, document jsonb)) with
      ordinality as imported (id, document, position)),
      deleted as (delete from banners where tenant_id = ${tx.tenantId} and id not in (select id
        from imported) returning 1),
      saved as (insert into banners (tenant_id, id, position, document) select ${tx.tenantId}, id,
        position, document from imported
        on conflict (tenant_id, id) do update set position = excluded.position,
          document = excluded.document
        where (banners.position, banners.document) is distinct from (excluded.position,
          excluded.document) returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

/** Uses of coupons are in tables of their own: a coupon that leaves the file keeps them. */
export const saveCoupons = (tx: Tx, coupons: readonly { code: string }[]): Promise<number> =>
  countOf(
    tx,
    'save-coupons',
    sql`with imported as (select document ->> 'code' as code, document
      from jsonb_array_elements(${json(coupons)}::jsonb) as imported (document)),
      deleted as (delete from coupons where tenant_id = ${tx.tenantId} and code not in (select code
        from imported) returning 1),
      saved as (insert into coupons (tenant_id, code, document) select ${tx.tenantId}, code,
        document from imported
        on conflict (tenant_id, code) do update set document = excluded.document
        where coupons.document is distinct from excluded.document returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

export const savePages = (
  tx: Tx,
  pages: readonly { page: string; title: string; html: string }[],
): Promise<number> =>
  countOf(
    tx,
    'save-pages',
    sql`with imported as (select * from rows
      from (jsonb_to_recordset(${json(pages)}::jsonb) as (page text, title text, html text)) with
      ordinality as imported (page, title, html, position)),
      deleted as (delete from pages where tenant_id = ${tx.tenantId} and page not in (select page
        from imported) returning 1),
      saved as (insert into pages (tenant_id, page, position, title, html)
        select ${tx.tenantId}, page, position, title, html from imported
        on conflict (tenant_id, page) do update set position = excluded.position,
          title = excluded.title, html = excluded.html
        where (pages.position, pages.title, pages.html) is distinct from (excluded.position,
          excluded.title, excluded.html) returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

/** Stores each wording of a page for good when it is first published. */
export async function savePageVersions(
  tx: Tx,
  pages: readonly { page: string; title: string; html: string }[],
  now: string,
): Promise<void> {
  const imported = pages.map((page) => ({ ...page, version: textVersion(page) }));
  await tx.query(
    'save-page-versions',
    sql`insert into page_versions (tenant_id, page, version, title, html, published_at)
      select ${tx.tenantId}, page, version, title, html, ${now}::timestamptz
      from jsonb_to_recordset(${json(imported)}::jsonb) as imported (page text, version text,
        title text, html text)
      on conflict do nothing`,
  );
}

const keepsStock = sql`p.imported = excluded.imported
  or (p.store_id, p.product_id) in (select store_id, product_id from counted)`;

/**
 * Saves prices as in the file. The counted stock stays, unless the file's stock differs from that
 * of the last import. What staff counted at the counter stays anyway.
 */
export const savePrices = (tx: Tx, prices: readonly PriceRow[]): Promise<number> =>
  countOf(
    tx,
    'save-prices',
    sql`with imported as (select * from jsonb_to_recordset(${json(prices)}::jsonb) as imported
        (store_id integer, product_id integer, price bigint, discount_price bigint, stock integer,
          without_stock_until timestamptz, imported text)),
      counted as (select store_id, subject::integer as product_id from store_facts
        where tenant_id = ${tx.tenantId} and kind = 'stock'),
      deleted as (delete from prices where tenant_id = ${tx.tenantId} and channel = 'web'
        and (store_id, product_id) not in (select store_id, product_id from imported)
        and (store_id, product_id) not in (select store_id, product_id from counted) returning 1),
      saved as (insert into prices as p (tenant_id, store_id, channel, product_id, price,
        discount_price, stock, without_stock_until, imported)
        select ${tx.tenantId}, store_id, 'web', product_id, price, discount_price, stock,
          without_stock_until, imported from imported
        on conflict (tenant_id, store_id, channel, product_id) do update set price = excluded.price,
          discount_price = excluded.discount_price,
          stock = case when ${keepsStock} then p.stock else excluded.stock end,
          without_stock_until = case
            when ${keepsStock} then p.without_stock_until else excluded.without_stock_until end,
          imported = excluded.imported
        where (p.price, p.discount_price, p.imported) is distinct from (excluded.price,
          excluded.discount_price, excluded.imported) returning 1)
      select (select count(*) from deleted) + (select count(*) from saved) as changed`,
  );

/**
 * Replaces the disabled items if the file changed since the last import. Otherwise the restaurant's
 * own changes stay.
 */
export async function saveDisableds(
  tx: Tx,
  items: readonly DisabledRow[],
  digest: string,
): Promise<number> {
  const isNew = await countOf(
    tx,
    'mark-disableds',
    sql`with marked as (update tenant_settings set imported = jsonb_set(imported, '{disableds}',
      to_jsonb(${digest}::text))
        where tenant_id = ${tx.tenantId} and imported ->> 'disableds' is distinct from ${digest}
        returning 1) select count(*) as changed from marked`,
  );
  if (isNew === 0) return 0;
  await tx.query(
    'drop-disableds',
    sql`delete from disabled_items where tenant_id = ${tx.tenantId}`,
  );
  await tx.query(
    'save-disableds',
    sql`insert into disabled_items (tenant_id, store_id, deactivatable_type, deactivatable_id,
      end_date, source)
      select ${tx.tenantId}, *, 'folder' from jsonb_to_recordset(${json(items)}::jsonb)
      as imported (store_id integer, deactivatable_type text, deactivatable_id integer,
        end_date timestamptz)`,
  );
  return 1;
}

export async function saveSources(tx: Tx, sources: ReadonlyMap<string, string>): Promise<void> {
  await tx.query('drop-sources', sql`delete from tenant_sources where tenant_id = ${tx.tenantId}`);
  await tx.query(
    'save-sources',
    sql`insert into tenant_sources (tenant_id, path, content)
      select ${tx.tenantId}, * from unnest(${[...sources.keys()]}::text[],
        ${[...sources.values()]}::text[])`,
  );
}
