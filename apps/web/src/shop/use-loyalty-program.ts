import type { LoyaltyProgramParams } from '@comanda/domain/tenant/settings.ts';
import { useSettings } from './use-settings.ts';

/**
 * Returns the brand's loyalty programme: its name and the limits of one order, in minor units.
 * Null: the brand has none.
 */
export function useLoyaltyProgram(): LoyaltyProgramParams | null {
  const { loyaltyProgram, loyaltyProgramParams } = useSettings();
  return loyaltyProgram ? loyaltyProgramParams : null;
}
