import type { Refusal } from '../errors/catalogue.ts';

/**
 * Returns whether a yes was refused because the dish that was to come in is not sold any more.
 * docs/rules/line-removals.md#stock-of-another-dish.
 */
export const isSubstituteGone = ({ label, metadata }: Refusal): boolean =>
  label === 'ORDER_NOT_REPROCESSABLE' && metadata['reason'] === 'substituteGone';
