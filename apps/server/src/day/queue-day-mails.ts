import { addDays } from '@comanda/domain/hours/calendar.ts';
import { zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { findDayReaders } from './day-mail.rows.ts';
import { sendDayMailJob } from './send-day-mail.job.ts';

type QueueDeps = Pick<Deps, 'db' | 'menus' | 'tenants' | 'clock'>;

/**
 * Job handler: queues one mail for each person who gets the day by mail, about the last date that
 * is over by the clocks of all stores. Runs once a night in one process; a repetition of the night
 * queues no second mail that still waits.
 */
export async function queueDayMails(deps: QueueDeps): Promise<void> {
  const now = deps.clock();
  for (const tenantId of deps.tenants.ids()) {
    const tx = autocommit(deps.db, tenantId);
    const readers = await findDayReaders(tx);
    if (readers.length === 0) continue;
    const date = await lastWholeDate(deps, tenantId, now);
    if (date === null) continue;
    await enqueue(
      tx,
      readers.map(({ id: staffId }) => sendDayMailJob.due(now, { tenantId, staffId, date })),
    );
  }
}

/** Returns the last date that is over at each store; null for a brand without stores. */
async function lastWholeDate(
  { menus }: QueueDeps,
  tenantId: TenantId,
  now: number,
): Promise<string | null> {
  const stores = (await menus.tenant(tenantId))?.stores ?? [];
  const [earliest] = stores.map(({ timeZone }) => zonedTime(now, timeZone).date).toSorted();
  return earliest === undefined ? null : addDays(earliest, -1);
}
