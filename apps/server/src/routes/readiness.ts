import type { AppParts, Deps } from '../deps.ts';

/** Why a process should get no shoppers at the moment. `jobs`: it is to do the waiting jobs and does not. */
export type NotReady = 'stopping' | 'database' | 'jobs';

export type ReadinessParts = Pick<Deps, 'db' | 'jobHealth'> & Pick<AppParts, 'draining'>;

/** Every reason why this process is not ready; none: it is. A process that does no jobs has no queue that could be down. */
export async function notReadyReasons({
  db,
  jobHealth,
  draining,
}: ReadinessParts): Promise<NotReady[]> {
  if (draining.aborted) return ['stopping'];
  const reasons: NotReady[] = (await db.isReachable()) ? [] : ['database'];
  return jobHealth.down().length > 0 ? [...reasons, 'jobs'] : reasons;
}
