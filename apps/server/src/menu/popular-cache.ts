import { dayMs, hourMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type PopularOfStore, popularWindowDays } from '@comanda/domain/menu/popular-products.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { MenuCacheParts } from './menu-cache-parts.ts';
import { loadPopularProducts } from './popular-products.rows.ts';

/** `version` numbers the values of this process: pages rendered from a value carry it. */
export type Popular = { stores: readonly PopularOfStore[]; version: number };

const lifetimeMs = 24 * hourMs;
/** The pause after a statement that failed. */
const retryMs = hourMs;

/** The versions of {@link Popular} in this process. */
let lastVersion = 0;

/**
 * Returns a function that answers at once with the popular products counted last, and counts them
 * again beside the requests once they are a day old. A server that has just started answers with an
 * empty list, so that no request waits for the orders of four weeks.
 */
export function popularCache(
  { db, clock, log }: MenuCacheParts,
  tenantId: TenantId,
): () => Popular {
  let popular: Popular = { stores: [], version: 0 };
  let validUntil = 0;

  const count = async (now: number): Promise<void> => {
    const since = isoOf(now - popularWindowDays * dayMs);
    const stores = await withTenant(db, tenantId, (tx) => loadPopularProducts(tx, since));
    if (JSON.stringify(stores) === JSON.stringify(popular.stores)) return;
    lastVersion += 1;
    popular = { stores, version: lastVersion };
  };
  return () => {
    const now = clock();
    if (now >= validUntil) {
      validUntil = now + lifetimeMs;
      count(now).catch((error: unknown) => {
        validUntil = now + retryMs;
        log.warn({ err: error }, 'the most ordered products cannot be counted');
      });
    }
    return popular;
  };
}
