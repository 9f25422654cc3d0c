import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { runOfOrder, stopsOfRuns } from './rider-stops.rows.ts';
import { endRunRow, lockRun } from './run.rows.ts';
import { publishOrderChange } from '../platform/db/publish-order-change.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { isStopDone } from './locked-stop.ts';

/**
 * Job handler: ends the run of an order if no stop of it needs its rider any more. Does nothing if
 * another stop is open or the run has ended, so it may be repeated.
 * docs/rules/counter-riders.md#end-of-a-run.
 */
export const endFinishedRun = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> =>
  withTenant(db, tenantId, async (tx) => {
    const id = await runOfOrder(tx, orderId);
    const run = id && (await lockRun(tx, id));
    if (!run || run.endedAt !== null) return;
    const stops = await stopsOfRuns(tx, [run.id]);
    if (!stops.every(isStopDone)) return;
    await endRunRow(tx, run.id, isoOf(clock()));
    await publishOrderChange(tx, orderId);
  });
