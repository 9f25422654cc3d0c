import type { TenantId } from '@comanda/domain/ids.ts';
import { brandsReadEveryMs } from '../platform/db/brands-read-every.ts';
import { boundedMap } from '../platform/bounded-map.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';

/** Brands whose menus a process has in its memory. */
export const maxCachedBrands = 2_000;

/** Milliseconds after which a comparison says nothing more about a brand. */
const comparedForMs = 2 * brandsReadEveryMs;
/** Milliseconds for which a reader waits for a comparison; then it gets what is in memory. */
const longestWaitMs = 250;

/** Decides which brands are compared with the database, so that those at rest cost nothing. */
export type ComparedBrands = {
  /**
   * Notes that somebody reads a brand. Compares it first if nobody has read it for so long that it
   * was left out of the comparisons.
   */
  read(tenantId: TenantId): MaybePromise<void>;
  /** Compares the brands that were read since the last call. */
  compareRead(): Promise<void>;
};

/**
 * `compare`: finds the changes of a brand whose notification was lost, and applies them.
 * docs/rules/operations.md#change-notifications.
 */
export function createComparedBrands(
  compare: (tenantId: TenantId) => Promise<void>,
  now: () => number = () => performance.now(),
): ComparedBrands {
  const read = new Set<TenantId>();
  const comparedAt = boundedMap<TenantId, number>('compared-brands', maxCachedBrands);
  const running = new Map<TenantId, Promise<void>>();
  const compareOnce = async (tenantId: TenantId): Promise<void> => {
    try {
      await compare(tenantId);
    } finally {
      comparedAt.set(tenantId, now());
      running.delete(tenantId);
    }
  };
  /** Readers at the same time share one comparison. */
  const compareShared = (tenantId: TenantId): Promise<void> => {
    const started = running.get(tenantId) ?? compareOnce(tenantId);
    running.set(tenantId, started);
    return started;
  };
  return {
    read: (tenantId) => {
      read.add(tenantId);
      const before = comparedAt.get(tenantId);
      if (before === undefined) comparedAt.set(tenantId, now());
      return before === undefined || now() - before <= comparedForMs
        ? undefined
        : withinLimit(compareShared(tenantId).catch(() => undefined));
    },
    compareRead: async () => {
      const brands = [...read];
      read.clear();
      for (const tenantId of brands) await compareShared(tenantId);
    },
  };
}

function withinLimit(comparison: Promise<void>): Promise<void> {
  const { promise: limit, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestWaitMs);
  return Promise.race([comparison, limit]).finally(() => clearTimeout(timer));
}
