import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { Deps } from '../deps.ts';
import { liveStaffSessions } from '../session/live-staff-sessions.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { BrandBoards } from './brand-boards.ts';

/**
 * Ends the streams whose session has ended or no longer has the store. Their sessions are read in
 * one statement.
 */
export async function endDeadSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { tenantId, followers }: BrandBoards,
): Promise<void> {
  const hashes = [...new Set([...followers].map(({ session }) => session.staffTokenHash))];
  try {
    const live = await liveStaffSessions(autocommit(deps.db, tenantId), hashes, deps.clock());
    for (const follower of followers) {
      const storeIds = live.get(follower.session.staffTokenHash);
      const isKnown = hashes.includes(follower.session.staffTokenHash);
      if (isKnown && (!storeIds || !staffReachesStore(storeIds, follower.storeId))) follower.end();
    }
  } catch (error) {
    deps.log.warn({ err: error, tenantId }, 'sessions of boards could not be checked');
  }
}
