/**
 * Limits of a brand's combos, which keep their computation short: combos, needs of one, its units
 * over all needs, and how often it may apply in an order. docs/rules/combos.md#combos-of-a-brand.
 */
export const offerLimits = { offers: 30, needs: 8, units: 20, perOrder: 99 };
