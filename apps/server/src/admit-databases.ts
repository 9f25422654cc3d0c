import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { NamedAwaited } from './open-databases.ts';
import type { Database } from './platform/db/database.ts';
import { isUnavailable } from './platform/db/database-errors.ts';
import type { Log } from './platform/log.ts';
import { findBrands } from './tenant/brand-rows.rows.ts';

/**
 * `check`: what a start asks of the brands of a database. `onAdmitted`: the database at this place
 * is used from now on. `retryMs`: milliseconds between two tries.
 */
export type AdmissionParts = {
  log: Log;
  stopping: AbortSignal;
  retryMs?: number;
  check(db: Database, brands: readonly TenantId[]): Promise<void>;
  onAdmitted(place: number, brands: readonly TenantId[]): Promise<void>;
};

/**
 * Waits for the databases that were away at the start, and admits each when it answers and passes
 * the checks of a start. One that fails a check stays out, which the log says once for each reason.
 * docs/rules/operations.md#start-without-one-of-several-databases.
 */
export function admitDatabases(awaited: readonly NamedAwaited[], parts: AdmissionParts): void {
  for (const database of awaited) void admitWhenBack(database, parts);
}

async function admitWhenBack(
  { name, place, admit }: NamedAwaited,
  { log, stopping, retryMs = 5_000, check, onAdmitted }: AdmissionParts,
): Promise<void> {
  let brands: readonly TenantId[] = [];
  let said = '';
  log.warn({ database: name }, 'the database is away: its brands get 503 until it answers');
  while (!stopping.aborted)
    try {
      await admit(async (db) => {
        brands = (await findBrands(db)).map(({ id }) => id);
        await check(db, brands);
      });
      if (stopping.aborted) return;
      await onAdmitted(place, brands);
      log.info({ database: name }, 'the database answers and is served');
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isUnavailable(error) && reason !== said)
        log.error({ database: name, err: error }, 'the database is not served yet');
      if (!isUnavailable(error)) said = reason;
      await wait(retryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
}
