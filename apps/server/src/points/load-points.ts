import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { PointsRequest } from '@comanda/domain/points/points-request.ts';
import { type PointsSettings, pointsTerms } from '@comanda/domain/points/points-terms.ts';
import type { Deps } from '../deps.ts';
import { findBalances } from './find-balance.rows.ts';
import { isTimeout, isUnavailable } from '../platform/db/database-errors.ts';
import { gatherStatements } from '../platform/db/gather-statements.ts';
import type { CouponCaller } from '../coupon/load-coupon.ts';

/**
 * The points that a caller asks for, and the settings of the brand. `count` null: none, only the
 * most points are asked for.
 */
export type AskedPoints = { count: number | null; settings: PointsSettings };

/**
 * The request for the price, or why there is none. Both are null for a question that needs no
 * answer.
 */
export type LoadedPoints = { request: PointsRequest | null; refusal: Refusal | null };

type PointsDeps = Pick<Deps, 'db' | 'log'>;

/**
 * Loads what decides on the points that a caller asks for: the terms of the brand and the balance,
 * in one statement. Guests and visitors, and callers of a brand without a programme, cause none;
 * they are refused if they ask to use points. A balance that cannot be read is null.
 * docs/rules/points.md#points-in-a-price-call.
 */
export async function loadPoints(
  deps: PointsDeps,
  { tenant, session }: Pick<CouponCaller, 'tenant' | 'session'>,
  { count, settings }: AskedPoints,
): Promise<LoadedPoints> {
  const refused = (refusal: Refusal): LoadedPoints => ({
    request: null,
    refusal: count === null ? null : refusal,
  });
  if (session.role !== 'user')
    return refused(refusalOf('LOYALTY_VALIDATION', { reason: 'GUESTS_HAVE_NO_POINTS' }));
  const terms = pointsTerms(settings);
  if (!terms) return refused(refusalOf('OPERATION_NOT_SUPPORTED', { reason: 'POINTS' }));
  const balance = await readBalance(deps, tenant.id, session.userId);
  return { request: { points: count, balance, terms }, refusal: null };
}

/** Balances that are asked for at the same moment are read together. */
const findBalance = gatherStatements(findBalances);

async function readBalance(
  { db, log }: PointsDeps,
  tenantId: TenantId,
  userId: UserId,
): Promise<number | null> {
  try {
    return await findBalance(db, tenantId, userId);
  } catch (error) {
    if (!isUnavailable(error) && !isTimeout(error)) throw error;
    log.warn({ err: error, tenantId }, 'the balance of a user’s points cannot be read');
    return null;
  }
}
