import { dayMs } from '@comanda/domain/duration.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { signUpScope } from '@comanda/domain/sign-up/sign-up-scope.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { queueSizes } from '../platform/jobs/job-queues.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { goOnRetentionJob } from './go-on-retention.job.ts';
import { logCounts, retainBrand, type RetentionDeps } from './retain-brand.ts';

/**
 * Milliseconds of one job. One that is longer than its queue allows counts as failed and is begun
 * again beside itself, so this one ends before that: a statement takes up to ten seconds, and so
 * may the jobs that it adds.
 */
const turnMs = queueSizes.maintenance.maxSeconds * 1_000 - 25_000;

/**
 * Deletes what is over and erases old contacts, of every brand and of the sign-up. Where the time
 * of one job is not enough, each brand that is left gets a job of its own. Each night begins with
 * another brand. docs/rules/people.md#nightly-deletion.
 */
export async function runRetention(deps: RetentionDeps & Pick<Deps, 'tenants'>): Promise<void> {
  const begun = deps.clock();
  const mayGoOn = (): boolean => deps.clock() - begun < turnMs;
  const brands = beginningWith([...deps.tenants.ids(), signUpScope], Math.floor(begun / dayMs));
  const counts = [];
  let done = 0;
  for (const tenantId of brands) {
    counts.push(await retainBrand(deps, tenantId, mayGoOn));
    if (!mayGoOn()) break;
    done += 1;
  }
  logCounts(deps, counts);
  const left = brands.slice(done);
  for (const tenantId of left) await goOn(deps, { tenantId, turn: 1 });
  if (left.length > 0) deps.log.info({ brands: left.length }, 'old rows that are left go on');
}

/** More turns in a row mean that something never ends; the next night begins anew. */
const mostTurns = 200;

/** Goes on with one brand, and adds the next turn while rows are left. */
export async function goOnRetention(
  deps: RetentionDeps,
  { tenantId, turn }: JobPayload<typeof goOnRetentionJob>,
): Promise<void> {
  const begun = deps.clock();
  const mayGoOn = (): boolean => deps.clock() - begun < turnMs;
  logCounts(deps, [await retainBrand(deps, tenantId, mayGoOn)]);
  if (mayGoOn()) return;
  if (turn < mostTurns) await goOn(deps, { tenantId, turn: turn + 1 });
  else deps.log.error({ tenantId, turn }, 'old rows of a brand are left to the next night');
}

const goOn = (deps: RetentionDeps, payload: JobPayload<typeof goOnRetentionJob>): Promise<void> =>
  withTenant(deps.db, payload.tenantId, (tx) =>
    enqueue(tx, [goOnRetentionJob.due(deps.clock(), payload)]),
  );

const beginningWith = (brands: readonly TenantId[], night: number): readonly TenantId[] => {
  const first = brands.length === 0 ? 0 : night % brands.length;
  return [...brands.slice(first), ...brands.slice(0, first)];
};
