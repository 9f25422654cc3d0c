import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { Menu } from '@comanda/domain/menu/menu.ts';
import { storeOfBrand } from '@comanda/domain/tenant/brand-state.ts';
import { withAttribution } from '@comanda/domain/tenant/map-tiles.ts';
import { withKushki } from '@comanda/domain/tenant/payment-settings.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';
import type { StaleWhileErrorCache } from '../platform/stale-while-error-cache.ts';
import { unavailableMethods, withAvailableOptions } from './available-options.ts';
import { type CacheRefreshOptions, cacheUntilNextEnd } from './cache-until-next-end.ts';
import {
  type CompressedResponseCache,
  compressedResponseCache,
} from './compressed-response-cache.ts';
import { type LiveStore, loadLiveStore } from './live-store.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import { loadPublishedTenant, type PublishedTenant } from './menu.rows.ts';
import type { Popular } from './popular-cache.ts';
import { loadStoresNow, type StoresNow } from './stores-now.ts';

/** A published tenant with its stores, as its folder says, and its cached responses. */
export type CachedTenant = PublishedTenant & {
  answers: CompressedResponseCache;
  storesNow(): MaybePromise<StoresNow>;
  /** The most ordered products of each store. */
  popular(): Popular;
  store(id: StoreId): MaybePromise<LiveStore> | null;
  menu(id: number): Menu | null;
};

/**
 * A tenant in the menu cache: what the callers see, and the parts of it that expire on their own.
 */
export type CachedTenantEntry = {
  cachedTenant: CachedTenant;
  live: ReadonlyMap<number, StaleWhileErrorCache<LiveStore>>;
  storesNow: StaleWhileErrorCache<StoresNow>;
};

/**
 * Reads what the tenant has published; null when it was never imported. Its stores are read when
 * somebody asks for them.
 */
export async function loadCachedTenant(
  parts: MenuCacheParts,
  tenantId: TenantId,
  options: CacheRefreshOptions,
  popular: () => Popular,
): Promise<CachedTenantEntry | null> {
  const stored = await withTenant(parts.db, tenantId, loadPublishedTenant);
  if (!stored) return null;
  const published = await asOfferedHere(parts, tenantId, stored);
  const menus = new Map<number, Menu>(published.menus.map((menu) => [menu.id, menu]));
  const live = liveStores({ parts, tenantId, published, menus, options });
  const storesNow = cacheUntilNextEnd(
    () => loadStoresNow(parts, tenantId, published.stores),
    options,
  );
  const cachedTenant: CachedTenant = {
    ...published,
    answers: compressedResponseCache(),
    storesNow: storesNow.get,
    popular,
    store: (id) => live.get(id)?.get() ?? null,
    menu: (id) => menus.get(id) ?? null,
  };
  return { cachedTenant, live, storesNow };
}

/**
 * Completes the settings with those of this installation, and removes the options that are not
 * available in it.
 */
async function asOfferedHere(
  parts: MenuCacheParts,
  tenantId: TenantId,
  stored: PublishedTenant,
): Promise<PublishedTenant> {
  const settings = {
    ...stored.settings,
    maps: withAttribution(stored.settings.maps ?? parts.maps ?? null, parts.attribution ?? null),
    payments: withKushki(stored.settings.payments, parts.kushki ?? null),
  };
  const unavailable = await unavailableMethods(parts, tenantId, { ...stored, settings });
  return {
    ...stored,
    settings,
    stores: stored.stores.map((store) =>
      withAvailableOptions(unavailable, settings, storeOfBrand(stored.state, store)),
    ),
  };
}

/** One cache for each store that has a menu, by the store's id. */
function liveStores({
  parts,
  tenantId,
  published,
  menus,
  options,
}: {
  parts: MenuCacheParts;
  tenantId: TenantId;
  published: PublishedTenant;
  menus: ReadonlyMap<number, Menu>;
  options: CacheRefreshOptions;
}): ReadonlyMap<number, StaleWhileErrorCache<LiveStore>> {
  return new Map(
    published.stores.flatMap((folderStore) => {
      const menu = menus.get(folderStore.menuId);
      if (!menu) return [];
      const load = () => loadLiveStore(parts, tenantId, { ...published, folderStore, menu });
      return [[folderStore.id, cacheUntilNextEnd(load, options)] as const];
    }),
  );
}
