import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import { invitationReward } from '../coupon/invitations.rows.ts';
import { earnedPoints } from '../points/book-points.rows.ts';
import { extendedGuestTokens } from '../session/session.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertRiderCollection } from '../rider-cash/book-collection.rows.ts';
import { insertSurveyJob } from '../survey/insert-survey-job.rows.ts';
import type { LockedOrder } from './move-order.rows.ts';

/**
 * Writes what follows from the completion of a locked order, in the transaction that has just moved
 * it: the rider who has its money, the longer session of its guest, the reward of an invitation,
 * then the points that it earns, and the job of its survey. One statement: most orders have only
 * one or two of these. `now` in milliseconds.
 */
export async function bookCompletion(
  tx: Tx,
  { id, buyer_id: buyerId }: Pick<LockedOrder, 'id' | 'buyer_id'>,
  now: number,
): Promise<void> {
  const { tenantId } = tx;
  const at = isoOf(now);
  await tx.query(
    'book-completion',
    sql`with collection as (${insertRiderCollection(tenantId, id, at)}
      ), session as (${extendedGuestTokens(tenantId, buyerId, now)}
      ), reward as materialized (${invitationReward(tenantId, id, now)}
      ), earned as materialized (${earnedPoints(tenantId, id, at)}
      ), survey as (${insertSurveyJob(tenantId, id, now)}
      )
      select (select bool_and(booked) from reward), (select bool_and(booked) from earned)`,
  );
}
