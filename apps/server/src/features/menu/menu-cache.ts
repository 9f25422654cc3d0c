import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { indexMenu, type MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { DisabledItem, Menu } from '@comanda/domain/menu/menu.ts';
import { disabledWithEdits, pricesWithEdits } from '@comanda/domain/menu-edits/menu-with-edits.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { nextFactEnd } from '@comanda/domain/store-facts/facts-in-force.ts';
import type { StoreFact } from '@comanda/domain/store-facts/store-fact.ts';
import { disabledWithFacts, storeWithFacts } from '@comanda/domain/store-facts/store-with-facts.ts';
import { type MapTiles, withAttribution } from '@comanda/domain/tenant/map-tiles.ts';
import {
  type KushkiInstallation,
  needsCardForm,
  takesTypedCards,
  withKushki,
} from '@comanda/domain/tenant/payment-settings.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Database } from '../../platform/db/database.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import type { Change } from '../../platform/events.ts';
import type { Log } from '../../platform/log.ts';
import { chain, type MaybePromise } from '../../platform/maybe-promise.ts';
import {
  type StaleWhileErrorCache,
  staleWhileErrorCache,
} from '../../platform/stale-while-error-cache.ts';
import {
  type CompressedResponseCache,
  compressedResponseCache,
} from './compressed-response-cache.ts';
import { type PathCache, pathCache } from './path-cache.ts';
import {
  type ListedOff,
  type LiveStoreFacts,
  loadChangeCounters,
  loadLiveStoreFacts,
  loadStoreFacts,
  loadPublishedTenant,
  type PublishedTenant,
} from './menu-rows.ts';

/** `coupons` and `operations` are of the same import as the menu. */
export type StoreMenuFacts = Pick<PublishedTenant, 'settings' | 'operations' | 'coupons'> & {
  store: Store;
  index: MenuIndex;
  /** The number of changes that staff made at the counter when this was loaded. */
  version: number;
  /** The number of the edited menu's version. */
  menuVersion: number;
};

/** One store as it sells now. Each version is a new object; responses made from a version are in its caches and are dropped with it. */
export type LiveStore = StoreMenuFacts &
  Pick<LiveStoreFacts, 'prices' | 'facts'> & {
    /** Switched off as shoppers see it. */
    disabled: readonly DisabledItem[];
    /** The store as its folder says, without the facts of the counter. */
    folderStore: Store;
    /** The items that its folder or its own systems switched off, without the facts of the counter. */
    listedOff: readonly ListedOff[];
    /** When the next fact ends (milliseconds): this version is then old. */
    validUntil: number;
    menu: Menu;
    answers: CompressedResponseCache;
    pages: CompressedResponseCache;
    resolve: PathCache;
  };

/** All stores as shoppers see them now, with the facts of the counter. Each version is a new object with its own number. */
export type StoresNow = {
  stores: readonly Store[];
  version: number;
  answers: CompressedResponseCache;
  validUntil: number;
};

/** A published tenant with its stores, as its folder says, and its cached responses. */
export type CachedTenant = PublishedTenant & {
  answers: CompressedResponseCache;
  storesNow(): MaybePromise<StoresNow>;
  store(id: StoreId): MaybePromise<LiveStore> | null;
  menu(id: number): Menu | null;
};

export type MenuCache = {
  /** Returns what can be ordered in a store now, from the cache; null when the tenant has no such store. Runs SQL only after a change. */
  storeFacts(tenantId: TenantId, storeId: StoreId): Promise<StoreMenuFacts | null>;
  /** Returns everything that is published; null when the tenant was never imported. Resolves synchronously when nothing changed. */
  tenant(tenantId: TenantId): MaybePromise<CachedTenant | null>;
  /** Expires a store after a committed change of its prices, stock or disabled items. The next response of this process is new. */
  invalidateStore(tenantId: TenantId, storeId: StoreId): void;
  /** Applies a change that this or another process has published. */
  onChange(change: Change): void;
  /** Compares the change counters of the cached tenants with the database. This finds changes whose notification was lost. */
  compareCounters(): Promise<void>;
};

type CachedTenantEntry = PublishedTenant & {
  stores: readonly Store[];
  live: Map<number, StaleWhileErrorCache<LiveStore>>;
  storesNow: StaleWhileErrorCache<StoresNow>;
  cachedTenant: CachedTenant;
};
type Parts = {
  db: Database;
  clock: () => number;
  log: Log;
  /**
   * Returns whether a provider takes the tenant's payments by an online method. Other online methods are hidden. If this function is left
   * out, every method is available.
   */
  isMethodAvailable?: (
    tenantId: TenantId,
    method: PaymentMethodName,
    currency: string,
  ) => Promise<boolean>;
  /** The map tiles of brands whose settings name none. */
  maps?: MapTiles | null;
  /** Kushki of this installation, which brands with a public id there use. */
  kushki?: KushkiInstallation | null;
  /** The attribution of addresses that every map shows ({@link withAttribution}). */
  attribution?: string | null;
};

export function createMenuCache(parts: Parts): MenuCache {
  const tenants = new Map<TenantId, StaleWhileErrorCache<CachedTenantEntry | null>>();
  const counters = new Map<TenantId, Map<string, number>>();
  const options = {
    now: parts.clock,
    onFailure: (error: unknown) =>
      parts.log.warn(
        { err: error },
        'the database cannot be read: menus are served from the cache',
      ),
  };

  const cacheEntryOf = (tenantId: TenantId): StaleWhileErrorCache<CachedTenantEntry | null> => {
    let entry = tenants.get(tenantId);
    if (!entry)
      tenants.set(
        tenantId,
        (entry = staleWhileErrorCache(() => loadTenant(parts, tenantId, options), options)),
      );
    return entry;
  };
  const invalidateStore = (tenantId: TenantId, storeId: number) =>
    tenants.get(tenantId)?.last()?.live.get(storeId)?.expire();
  const tenant = (tenantId: TenantId) =>
    chain(cacheEntryOf(tenantId).get(), (entry) => entry?.cachedTenant ?? null);
  const onChange = ({ tenantId, kind, id }: Change) => {
    if (kind === 'tenant' || kind === 'menu' || kind === 'coupons') tenants.get(tenantId)?.expire();
    if (kind === 'prices' || kind === 'disableds' || kind === 'store')
      invalidateStore(tenantId, Number(id));
    if (kind === 'store') tenants.get(tenantId)?.last()?.storesNow.expire();
  };
  return {
    tenant,
    onChange,
    invalidateStore,
    storeFacts: async (tenantId, storeId) =>
      (await (await tenant(tenantId))?.store(storeId)) ?? null,
    compareCounters: async () => {
      for (const tenantId of tenants.keys()) {
        const rows = await withTenant(parts.db, tenantId, loadChangeCounters);
        const known = counters.get(tenantId);
        for (const { kind, id, version } of rows) {
          if (known?.get(`${kind}:${id}`) !== version) onChange({ tenantId, kind, id });
        }
        counters.set(
          tenantId,
          new Map(rows.map(({ kind, id, version }) => [`${kind}:${id}`, version])),
        );
      }
    },
  };
}

/**
 * Returns the online methods of the tenant's stores by which no provider takes the tenant's payments, and those whose card form the brand
 * cannot show. docs/rules/payments.md#payment-methods-offered-for-an-order.
 */
async function unavailableMethods(
  { isMethodAvailable }: Parts,
  tenantId: TenantId,
  { settings, stores }: PublishedTenant,
): Promise<ReadonlySet<string>> {
  const unavailable = new Set<string>();
  if (!isMethodAvailable) return unavailable;
  const online = new Set(
    stores.flatMap((store) => store.paymentMethods.filter((name) => paymentMethods[name].isOnline)),
  );
  for (const name of online) {
    const hasForm = !needsCardForm(name) || takesTypedCards(settings.payments);
    if (!hasForm || !(await isMethodAvailable(tenantId, name, settings.country.currency)))
      unavailable.add(name);
  }
  return unavailable;
}

/**
 * Removes the options of a store that are not available: payment methods without a provider, and future orders when the brand allows no day
 * ahead.
 */
function withAvailableOptions(
  unavailable: ReadonlySet<string>,
  settings: Settings,
  store: Store,
): Store {
  const available = withAvailableMethods(unavailable, store);
  return settings.maxDaysAvailableFutureOrder > 0
    ? available
    : { ...available, futureOrdersEnabled: false };
}

function withAvailableMethods(unavailable: ReadonlySet<string>, store: Store): Store {
  const paymentMethods = store.paymentMethods.filter((name) => !unavailable.has(name));
  if (paymentMethods.length === store.paymentMethods.length) return store;
  const paymentMethodDetails = (store.paymentMethodDetails ?? []).filter(({ name }) =>
    paymentMethods.includes(name),
  );
  return { ...store, paymentMethods, paymentMethodDetails };
}

/** Limit of cached pages per store; the oldest are dropped. */
const maxPages = 400;

type CacheRefreshOptions = Parameters<typeof staleWhileErrorCache>[1];

async function loadTenant(
  parts: Parts,
  tenantId: TenantId,
  options: CacheRefreshOptions,
): Promise<CachedTenantEntry | null> {
  const { db } = parts;
  const stored = await withTenant(db, tenantId, loadPublishedTenant);
  if (!stored) return null;
  const settings = {
    ...stored.settings,
    maps: withAttribution(stored.settings.maps ?? parts.maps ?? null, parts.attribution ?? null),
    payments: withKushki(stored.settings.payments, parts.kushki ?? null),
  };
  const unavailable = await unavailableMethods(parts, tenantId, { ...stored, settings });
  const published = {
    ...stored,
    settings,
    stores: stored.stores.map((store) => withAvailableOptions(unavailable, settings, store)),
  };
  const menus = new Map<number, Menu>(published.menus.map((menu) => [menu.id, menu]));
  const live = new Map<number, StaleWhileErrorCache<LiveStore>>();
  for (const store of published.stores) {
    const menu = menus.get(store.menuId);
    if (menu)
      live.set(
        store.id,
        untilNextEnd(
          () => loadStore(parts, tenantId, { ...published, folderStore: store, menu }),
          options,
        ),
      );
  }
  const storesNow = untilNextEnd(() => loadStoresNow(parts, tenantId, published.stores), options);
  const cachedTenant: CachedTenant = {
    ...published,
    answers: compressedResponseCache(),
    storesNow: storesNow.get,
    store: (id) => live.get(id)?.get() ?? null,
    menu: (id) => menus.get(id) ?? null,
  };
  return { ...published, live, storesNow, cachedTenant };
}

type StoreParts = Pick<
  PublishedTenant,
  'settings' | 'operations' | 'coupons' | 'menuEdits' | 'menuVersion'
> & {
  folderStore: Store;
  menu: Menu;
};

async function loadStore(
  { db, clock }: Parts,
  tenantId: TenantId,
  { folderStore, menu, settings, operations, coupons, menuEdits, menuVersion }: StoreParts,
): Promise<LiveStore> {
  const live = await withTenant(db, tenantId, (tx) => loadLiveStoreFacts(tx, folderStore.id));
  const now = clock();
  const listedOff = withEditedOff(live.disabled, disabledWithEdits(menu.id, menuEdits));
  const disabled = disabledWithFacts(listedOff, live.facts, now);
  const prices = pricesWithEdits(live.prices, menuEdits, folderStore);
  const index = indexMenu({ menu, prices, disabled });
  return {
    ...live,
    prices,
    menuVersion,
    disabled,
    listedOff,
    folderStore,
    store: storeWithFacts(folderStore, live.facts, now),
    validUntil: nextFactEnd(live.facts, now),
    menu,
    settings,
    operations,
    coupons,
    index,
    answers: compressedResponseCache(),
    pages: compressedResponseCache(maxPages),
    resolve: pathCache(maxPages),
  };
}

/** An item that staff switched off in the menu has no end, whatever else switched it off. */
function withEditedOff(
  listed: readonly ListedOff[],
  edited: readonly DisabledItem[],
): readonly ListedOff[] {
  const isEdited = ({ deactivatableType, deactivatableId }: DisabledItem): boolean =>
    edited.some(
      (item) =>
        item.deactivatableType === deactivatableType && item.deactivatableId === deactivatableId,
    );
  const others = listed.filter((item) => !isEdited(item));
  return [...others, ...edited.map((item) => ({ ...item, source: 'counter' as const }))];
}

/** The versions of {@link StoresNow} in this process. */
let lastVersion = 0;

async function loadStoresNow(
  { db, clock }: Parts,
  tenantId: TenantId,
  stores: readonly Store[],
): Promise<StoresNow> {
  const facts = await withTenant(db, tenantId, loadStoreFacts);
  const now = clock();
  const factsOf = ({ id }: Store): readonly StoreFact[] => facts.get(id) ?? [];
  lastVersion += 1;
  return {
    stores: stores.map((store) => storeWithFacts(store, factsOf(store), now)),
    version: lastVersion,
    answers: compressedResponseCache(),
    validUntil: Math.min(...stores.map((store) => nextFactEnd(factsOf(store), now)), Infinity),
  };
}

/**
 * Caches a value that a fact of the counter makes old when it ends. Each value expires once, so that calls during a load do not make its
 * result old again.
 */
function untilNextEnd<T extends { validUntil: number }>(
  load: () => Promise<T>,
  options: CacheRefreshOptions,
): StaleWhileErrorCache<T> {
  const cache = staleWhileErrorCache(load, options);
  let expired: T | undefined;
  return {
    ...cache,
    get: () => {
      const last = cache.last();
      if (last && last !== expired && last.validUntil <= options.now()) {
        expired = last;
        cache.expire();
      }
      return cache.get();
    },
  };
}
