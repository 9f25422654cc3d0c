import { maxWrongCodes } from './run-limits.ts';

/**
 * The outcome of a code that the rider typed. `triesLeft`: different wrong codes that are still
 * refused as wrong only.
 */
export type DoorCode =
  | { readonly is: 'right' }
  | { readonly is: 'wrong'; readonly triesLeft: number }
  | { readonly is: 'blocked' };

/**
 * Compares a typed code with the order's. The same wrong code counts once, so that a repeated call
 * costs no try. After five wrong ones, and for an order without a code, no code is right: the
 * counter confirms the delivery. docs/rules/counter-riders.md#code-at-the-door.
 */
export function checkDoorCode(
  { code, wrongCodes }: { code: string | null; wrongCodes: readonly string[] },
  typed: string,
): DoorCode {
  if (code === null || wrongCodes.length >= maxWrongCodes) return { is: 'blocked' };
  if (typed === code) return { is: 'right' };
  const used = new Set([...wrongCodes, typed]).size;
  return { is: 'wrong', triesLeft: maxWrongCodes - used };
}
