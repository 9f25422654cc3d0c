import { dayMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { queueSizes } from '../platform/jobs/job-queues.ts';
import { forgetOldContacts } from '../privacy/forget-old-contacts.ts';
import { deleteAllOldRows } from './delete-old-rows.ts';

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'tenants'>;

/**
 * Milliseconds of one night. A job that is longer than its queue allows counts as failed and is
 * begun again beside itself, so this one ends a statement before that. The next night goes on.
 */
const nightMs = queueSizes.maintenance.maxSeconds * 1_000 - 15_000;

/**
 * Deletes what is over and erases old contacts, of every brand. Each night begins with another
 * brand, so that each has its turn while there is more to do than a night has time for.
 */
export async function runRetention(deps: RetentionDeps): Promise<void> {
  const begun = deps.clock();
  const mayGoOn = (): boolean => deps.clock() - begun < nightMs;
  const brands = beginningWith(deps.tenants.ids(), Math.floor(begun / dayMs));
  await deleteAllOldRows(deps, brands, mayGoOn);
  await forgetOldContacts(deps, brands, mayGoOn);
  if (!mayGoOn()) deps.log.info({}, 'the next night goes on with old rows');
}

const beginningWith = (brands: readonly TenantId[], night: number): readonly TenantId[] => {
  const first = brands.length === 0 ? 0 : night % brands.length;
  return [...brands.slice(first), ...brands.slice(0, first)];
};
