import type { AppParts, Deps } from '../deps.ts';

/**
 * Reasons why a process should receive no requests now. `jobs`: a queue that this process runs is
 * down.
 */
export type NotReady = 'stopping' | 'database' | 'jobs';

export type ReadinessParts = Pick<Deps, 'db'> &
  Pick<AppParts, 'draining'> & { jobHealth: Pick<Deps['jobHealth'], 'down'> };

/**
 * Returns all reasons why this process is not ready; empty if it is ready. A process that runs no
 * jobs has no queue that can be down. Of several databases one may be away: the brands of the
 * others are served.
 */
export async function notReadyReasons({
  db,
  jobHealth,
  draining,
}: ReadinessParts): Promise<NotReady[]> {
  if (draining.aborted) return ['stopping'];
  const reasons: NotReady[] = (await db.reachable()).includes(true) ? [] : ['database'];
  return jobHealth.down().length > 0 ? [...reasons, 'jobs'] : reasons;
}
