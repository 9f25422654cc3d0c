import type { Refusal } from '@comanda/domain/errors/catalogue.ts';

const missingLabels: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'INVALID_TOKEN',
  'Unauthorized',
  'NOT_AUTHORIZED',
]);

/**
 * Returns true if the server has no such order for this session, so that another call would not
 * find it either.
 */
export const isOrderMissing = ({ label }: Refusal): boolean => missingLabels.has(label);
