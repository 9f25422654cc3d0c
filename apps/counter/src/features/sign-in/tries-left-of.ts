import type { Refusal } from '@comanda/domain/errors/catalogue.ts';

/** Returns the tries that are left after a wrong code or PIN; null: another refusal. */
export function triesLeftOf({ label, metadata }: Refusal): number | null {
  const left = metadata['triesLeft'];
  return label === 'AUTH_INVALID_PARAMETER' && typeof left === 'number' ? left : null;
}
