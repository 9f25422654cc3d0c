import type { Minor } from '../money/money.ts';
import type { LoyaltyProgramParams } from '../tenant/settings.ts';

/**
 * The worth of points in a brand, and the least and the most money that the points of one order may
 * pay. Minor units.
 */
export type PointsTerms = Pick<LoyaltyProgramParams, 'minAmount' | 'maxAmount'> & {
  pointRate: Minor;
};

/**
 * Loyalty points that a user asks to use. `points`: a count; null: none, only the most points are
 * asked for. `balance`: the points of the user, below zero after earned points were taken back;
 * null: it cannot be read now.
 */
export type PointsRequest = { points: number | null; balance: number | null; terms: PointsTerms };
