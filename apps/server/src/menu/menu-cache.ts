import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { Change } from '../platform/events.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';
import {
  type StaleWhileErrorCache,
  staleWhileErrorCache,
} from '../platform/stale-while-error-cache.ts';
import type { CacheRefreshOptions } from './cache-until-next-end.ts';
import { type CachedTenant, type CachedTenantEntry, loadCachedTenant } from './cached-tenant.ts';
import { createComparedBrands, maxCachedBrands } from './compared-brands.ts';
import { createKnownCounters } from './known-counters.ts';
import type { StoreMenuFacts } from './live-store.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import { popularCache } from './popular-cache.ts';

export type MenuCache = {
  /**
   * Returns what can be ordered in a store now, from the cache; null when the tenant has no such
   * store. Runs SQL only after a change.
   */
  storeFacts(tenantId: TenantId, storeId: StoreId): Promise<StoreMenuFacts | null>;
  /**
   * Returns everything that is published; null when the tenant was never imported. Resolves
   * synchronously when nothing changed.
   */
  tenant(tenantId: TenantId): MaybePromise<CachedTenant | null>;
  /**
   * Expires a store after a committed change of its prices, stock or disabled items. The next
   * response of this process is new.
   */
  invalidateStore(tenantId: TenantId, storeId: StoreId): void;
  /** Applies a change that this or another process has published. */
  onChange(change: Change): void;
  /**
   * Compares the change counters of the brands that were read since the last call with the
   * database. This finds changes whose notification was lost.
   */
  compareCounters(): Promise<void>;
};

/** Creates an empty cache. While the database cannot be read, it serves what it read last. */
export function createMenuCache(parts: MenuCacheParts): MenuCache {
  const tenants = boundedMap<TenantId, StaleWhileErrorCache<CachedTenantEntry | null>>(
    'menus',
    maxCachedBrands,
  );
  const counters = createKnownCounters(parts.db);
  const options = cacheRefreshOptions(parts);

  const entryOf = (tenantId: TenantId) => {
    const known = tenants.get(tenantId);
    if (known) return known;
    const popular = popularCache(parts, tenantId);
    const load = () => loadCachedTenant(parts, tenantId, options, popular);
    const entry = staleWhileErrorCache(load, options);
    tenants.set(tenantId, entry);
    return entry;
  };
  const invalidateStore = (tenantId: TenantId, storeId: number) =>
    tenants.get(tenantId)?.last()?.live.get(storeId)?.expire();
  const compared = createComparedBrands(async (tenantId) => {
    for (const change of await counters.changesOf(tenantId)) onChange(change);
  });
  const tenant = (tenantId: TenantId) =>
    chain(compared.read(tenantId), () =>
      chain(entryOf(tenantId).get(), (entry) => entry?.cachedTenant ?? null),
    );
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
    compareCounters: compared.compareRead,
  };
}

const cacheRefreshOptions = ({ clock, log }: MenuCacheParts): CacheRefreshOptions => ({
  now: clock,
  onFailure: (error) =>
    log.warn({ err: error }, 'the database cannot be read: menus are served from the cache'),
});
