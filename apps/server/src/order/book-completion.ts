import { isoOf } from '@comanda/domain/time/instant.ts';
import { invitationReward } from '../coupon/invitations.rows.ts';
import { queryTogether } from '../platform/db/query-together.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { earnedPoints } from '../points/book-points.rows.ts';
import { insertRiderCollection } from '../rider-cash/book-collection.rows.ts';
import { extendedGuestTokens } from '../session/session.rows.ts';
import { insertSurveyJob } from '../survey/insert-survey-job.rows.ts';
import type { LockedOrder } from './move-order.rows.ts';

/**
 * Writes what follows from the completion of a locked order, in the transaction that has just moved
 * it: the rider who has its money, the longer session of its guest, the job of its survey, the
 * reward of an invitation, then the points that it earns. One statement: most orders have only one
 * or two of these. `now` in milliseconds.
 */
export async function bookCompletion(
  tx: Tx,
  { id, buyer_id: buyerId }: Pick<LockedOrder, 'id' | 'buyer_id'>,
  now: number,
): Promise<void> {
  const { tenantId } = tx;
  const at = isoOf(now);
  await queryTogether(tx, 'book-completion', {
    writes: [
      insertRiderCollection(tenantId, id, at),
      extendedGuestTokens(tenantId, buyerId, now),
      insertSurveyJob(tenantId, id, now),
    ],
    calls: [invitationReward(tenantId, id, now), earnedPoints(tenantId, id, at)],
  });
}
