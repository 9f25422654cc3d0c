import { type Minor, minor } from '@comanda/domain/money/money.ts';

/**
 * The server's total if it differs from the shown one, without tips; null for any other refusal.
 * Amounts are in minor units.
 */
export function newTotal({ reason, quote }: Readonly<Record<string, unknown>>): Minor | null {
  if (
    reason !== 'TOTAL_CHANGED' ||
    typeof quote !== 'object' ||
    quote === null ||
    !('total' in quote)
  )
    return null;
  return Number.isSafeInteger(quote.total) ? minor(Number(quote.total)) : null;
}
