import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { StaffId, TenantId } from '@comanda/domain/ids.ts';
import { isHeldForLong } from '@comanda/domain/payment/held-money.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { managersOfBrand } from '../counter/managers-of-brand.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { listHeldMoney } from './list-held-money.ts';
import { sendHeldMoneyMailJob } from './send-held-money-mail.job.ts';

/**
 * Job handler: queues one mail for each manager and owner whose stores have money that pays no
 * order and is older than a day; for a brand without any, one for its contact address. Runs once a
 * day in one process; a repetition of the day queues no second mail that still waits.
 */
export async function queueHeldMoneyMails({
  db,
  tenants,
  clock,
}: Pick<Deps, 'db' | 'tenants' | 'clock'>): Promise<void> {
  const now = clock();
  for (const tenantId of tenants.ids()) {
    const tx = autocommit(db, tenantId);
    await enqueue(tx, await mailJobsOf(tx, tenantId, now));
  }
}

async function mailJobsOf(tx: Tx, tenantId: TenantId, now: number): Promise<readonly NewJob[]> {
  const held = (await listHeldMoney(tx, now)).filter((entry) => isHeldForLong(entry, now));
  if (held.length === 0) return [];
  const managers = await managersOfBrand(tx);
  if (managers.length === 0) return [mailTo(tenantId, null, now)];
  return managers
    .filter(({ storeIds }) => held.some(({ storeId }) => staffReachesStore(storeIds, storeId)))
    .map(({ id }) => mailTo(tenantId, id, now));
}

function mailTo(tenantId: TenantId, staffId: StaffId | null, now: number): NewJob {
  const day = isoOf(now).slice(0, 10);
  return sendHeldMoneyMailJob.due(now, { tenantId, staffId, day });
}
