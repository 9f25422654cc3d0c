import { type BrandFileName, brandFileNames } from '@comanda/contract/brand-files.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { hourMs } from '@comanda/domain/duration.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type {
  Banner,
  DisabledItem,
  Menu,
  PriceGroup,
  StorePrice,
} from '@comanda/domain/menu/menu.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { menuWithEdits } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import type { Suggestions } from '@comanda/domain/menu/suggestions.ts';
import { describeMethod } from '@comanda/domain/payment/describe-method.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { TakenPlaces } from '@comanda/domain/store-facts/places-now.ts';
import type { StoreFact } from '@comanda/domain/store-facts/store-fact.ts';
import type { BrandState } from '@comanda/domain/tenant/brand-state.ts';
import { type Operations, defaultOperations } from '@comanda/domain/tenant/operations.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import { countries } from '@comanda/domain/country/countries.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Change } from '../platform/events.ts';
import { textVersion } from '../platform/text-version.ts';

/** A text page of the brand. `version` identifies its wording. */
type StoredTextPage = { page: string; title: string; html: string; version: string };

/** The content of a tenant's published folder, as stored. */
export type PublishedTenant = {
  version: number;
  state: BrandState;
  settings: Settings;
  operations: Operations;
  themeUrl: string;
  suggestions: Suggestions;
  stores: readonly Store[];
  /** The menus as shoppers see them: the folder's with the edits of the counter. */
  menus: readonly Menu[];
  /** The edits of the counter in force, and the number of their version; 0: none was published. */
  menuEdits: readonly MenuEdit[];
  menuVersion: number;
  banners: readonly Banner[];
  pages: readonly StoredTextPage[];
  /** By their codes, on or off as staff switched them at the counter. */
  coupons: ReadonlyMap<string, Coupon>;
  /** Hashes of the files that the import generated for the brand, by file name. */
  brandFiles: Readonly<Partial<Record<BrandFileName, string>>>;
  /** The brand's font files. */
  fonts: readonly { hash: string; name: string }[];
};

type PublishedRow = Omit<
  PublishedTenant,
  'menus' | 'menuEdits' | 'menuVersion' | 'pages' | 'coupons'
> & {
  edited: { number: number; edits: readonly MenuEdit[] } | null;
} & {
  coupons: readonly Coupon[];
} & {
  pages: readonly Omit<StoredTextPage, 'version'>[];
} & {
  menus: readonly { version: number; document: Omit<Menu, 'version'> }[];
};

/**
 * Loads a published tenant in one statement. Returns null when the tenant was never imported. The
 * import has validated the documents. The facts of the country are those of this release, so that a
 * brand that an older release imported has the newer ones too.
 */
export async function loadPublishedTenant(tx: Tx): Promise<PublishedTenant | null> {
  const tenant = tx.tenantId;
  const rows = await tx.query<PublishedRow>(
    'load-published-tenant',
    sql`select t.version, t.state, s.document as settings, s.operations, s.theme_url as "themeUrl",
      s.suggestions,
      (select coalesce(jsonb_agg(document order by position), '[]') from stores
        where tenant_id = ${tenant}) as stores,
      (select coalesce(json_agg(json_build_object('version', version, 'document', document)
        order by id), '[]') from menus where tenant_id = ${tenant}) as menus,
      (select jsonb_build_object('number', number, 'edits', edits) from menu_versions
        where tenant_id = ${tenant} order by number desc limit 1) as edited,
      (select coalesce(jsonb_agg(document order by position), '[]') from banners
        where tenant_id = ${tenant}) as banners,
      (select coalesce(jsonb_agg(jsonb_build_object('page', page, 'title', title, 'html', html)
        order by position), '[]') from pages where tenant_id = ${tenant}) as pages,
      (select coalesce(jsonb_agg(c.document || jsonb_build_object('version',
        md5(c.document::text), 'enabled',
        coalesce(w.is_on, (c.document ->> 'enabled')::boolean)) order by c.code), '[]')
        from coupons c left join coupon_switches w on w.tenant_id = c.tenant_id and w.code = c.code
        where c.tenant_id = ${tenant}) as coupons,
      (select coalesce(jsonb_object_agg(name, hash), '{}') from tenant_files
        where tenant_id = ${tenant} and path is null and retired_at is null
        and name = any (${[...brandFileNames]})) as "brandFiles",
      (select coalesce(jsonb_agg(jsonb_build_object('hash', hash, 'name', name) order by path),
        '[]') from tenant_files
        where tenant_id = ${tenant} and path like 'fonts/%' and retired_at is null) as fonts
      from tenants t join tenant_settings s on s.tenant_id = t.id where t.id = ${tenant}`,
  );
  const row = rows[0];
  if (!row) return null;
  const { number: menuVersion, edits: menuEdits } = row.edited ?? { number: 0, edits: [] };
  const stores = row.stores.map(({ paymentMethodDetails, ...store }) => ({
    ...store,
    paymentMethodDetails:
      paymentMethodDetails ?? store.paymentMethods.map((name) => describeMethod(name)),
  }));
  const operations = { ...defaultOperations, ...row.operations };
  return {
    ...row,
    settings: { ...row.settings, country: countries[row.settings.country.code] },
    operations,
    pages: row.pages.map((page) => ({ ...page, version: textVersion(page) })),
    stores,
    coupons: new Map(row.coupons.map((coupon) => [coupon.code, coupon])),
    menuEdits,
    menuVersion,
    menus: row.menus.map(({ version, document: { id, name, ...rest } }) =>
      menuWithEdits({ id, name, version: version + menuVersion, ...rest }, menuEdits),
    ),
  };
}

/**
 * An item that the folder, the restaurant's own systems or the edited menu (`counter`) switched
 * off.
 */
export type ListedOff = DisabledItem & { source: 'folder' | 'integration' | 'counter' };

/** The facts of a store that change while it is open. */
export type LiveStoreFacts = {
  prices: PriceGroup;
  disabled: readonly ListedOff[];
  facts: readonly StoreFact[];
  /** Read where the counter set places; none elsewhere. */
  taken: readonly TakenPlaces[];
  /** The number of changes that staff made at the counter. */
  version: number;
};

const utc = (instant: string | null): string | null => isoOf(instantOf(instant));

/** Loads the facts in one statement. */
export async function loadLiveStoreFacts(
  tx: Tx,
  storeId: StoreId,
  now: number,
): Promise<LiveStoreFacts> {
  const tenant = tx.tenantId;
  const rows = await tx.query<LiveStoreRow>(
    'load-live-store-facts',
    sql`select
      (select coalesce(json_agg(json_build_object('productId', product_id, 'price', price,
        'discountPrice', discount_price, 'stock', stock,
        'withoutStockUntil', without_stock_until) order by product_id), '[]')
        from prices where tenant_id = ${tenant} and store_id = ${storeId}
          and channel = 'web') as prices,
      (select coalesce(json_agg(json_build_object('deactivatableId', deactivatable_id,
        'deactivatableType', deactivatable_type, 'endDate', end_date,
        'source', source)
        order by deactivatable_type, deactivatable_id), '[]') from disabled_items
          where tenant_id = ${tenant} and store_id = ${storeId}) as disabled,
      (select coalesce(jsonb_agg(value || jsonb_build_object('until', until)), '[]')
        from store_facts where tenant_id = ${tenant} and store_id = ${storeId}) as facts,
      (select coalesce(jsonb_agg(${takenPlace}), '[]') from slot_bookings b
        where b.tenant_id = ${tenant} and b.store_id = ${storeId}
          and ${countsPlaces(now)}) as taken,
      coalesce((select version from change_counters where tenant_id = ${tenant} and kind = 'store'
        and id = ${String(storeId)}), 0) as version`,
  );
  const { prices, disabled, facts, taken, version } = rows[0] ?? noFacts;
  return {
    prices: {
      channel: 'web',
      prices: prices.map((price) => ({
        ...price,
        withoutStockUntil: utc(price.withoutStockUntil),
      })),
    },
    disabled: disabled.map((item) => ({ ...item, endDate: utc(item.endDate) })),
    facts: facts.map(withUtc),
    taken: taken.map(takenUtc),
    version,
  };
}

type LiveStoreRow = {
  prices: StorePrice[];
  disabled: ListedOff[];
  facts: StoreFact[];
  taken: TakenPlaces[];
  version: number;
};
const noFacts: LiveStoreRow = { prices: [], disabled: [], facts: [], taken: [], version: 0 };

const withUtc = (fact: StoreFact): StoreFact => ({ ...fact, until: utc(fact.until) });

const takenUtc = ({ instant, ...taken }: TakenPlaces): TakenPlaces => ({
  ...taken,
  instant: isoOf(instantOf(instant)),
});

const takenPlace = sql`jsonb_build_object('dispatchMethod', b.dispatch_method, 'instant', b.instant,
  'booked', b.booked)`;

/** The half hours from the present one on, of a store whose counter set places. `now` in ms. */
const countsPlaces = (now: number): Sql => sql`b.instant > ${isoOf(now - hourMs)}
  and exists (select from store_facts f where f.tenant_id = b.tenant_id and f.store_id = b.store_id
    and f.kind = 'capacity')`;

/** Returns the places that orders have taken, of every store whose counter set places. */
export async function loadTakenPlaces(
  tx: Tx,
  now: number,
): Promise<ReadonlyMap<number, readonly TakenPlaces[]>> {
  const rows = await tx.query<{ storeId: number; taken: TakenPlaces[] }>(
    'load-taken-places',
    sql`select b.store_id as "storeId", jsonb_agg(${takenPlace}) as taken from slot_bookings b
      where b.tenant_id = ${tx.tenantId} and ${countsPlaces(now)} group by b.store_id`,
  );
  return new Map(rows.map(({ storeId, taken }) => [storeId, taken.map(takenUtc)]));
}

/** Loads the facts that staff set at the counter, of every store of the tenant. */
export async function loadStoreFacts(tx: Tx): Promise<ReadonlyMap<number, readonly StoreFact[]>> {
  const rows = await tx.query<{ storeId: number; facts: StoreFact[] }>(
    'load-store-facts',
    sql`select store_id as "storeId", jsonb_agg(value || jsonb_build_object('until',
      until)) as facts
      from store_facts where tenant_id = ${tx.tenantId} group by store_id`,
  );
  return new Map(rows.map(({ storeId, facts }) => [storeId, facts.map(withUtc)]));
}

/** Returns the change counters of the tenant, for servers that may have missed a notification. */
export const loadChangeCounters = (
  tx: Tx,
): Promise<(Pick<Change, 'kind' | 'id'> & { version: number })[]> =>
  tx.query(
    'load-counters',
    sql`select kind, id, version from change_counters where tenant_id = ${tx.tenantId}`,
  );
