import type { Settings } from '../tenant/settings.ts';
import type { PointsTerms } from './points-request.ts';

/** The settings of a brand that decide on points. */
export type PointsSettings = Pick<
  Settings,
  'loyaltyProgram' | 'loyaltyProgramParams' | 'pointRate'
>;

/**
 * Returns the terms on which points pay in a brand; null: it has no programme.
 * docs/rules/points.md#programme-of-a-brand.
 */
export const pointsTerms = ({
  loyaltyProgram,
  loyaltyProgramParams,
  pointRate,
}: PointsSettings): PointsTerms | null =>
  loyaltyProgram && loyaltyProgramParams
    ? {
        minAmount: loyaltyProgramParams.minAmount,
        maxAmount: loyaltyProgramParams.maxAmount,
        pointRate,
      }
    : null;

/**
 * Returns whether completed orders of a brand earn points.
 * docs/rules/points.md#programme-of-a-brand.
 */
export const ordersEarnPoints = ({
  loyaltyProgram,
  loyaltyProgramParams,
}: PointsSettings): boolean => loyaltyProgram && loyaltyProgramParams?.earn === true;
