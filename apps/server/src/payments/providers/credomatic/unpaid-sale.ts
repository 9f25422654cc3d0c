import { minuteMs } from '@comanda/domain/duration.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';

/**
 * The proof of a look-up that shows no result of a sale: SP4, or nothing at all. Nothing is taken
 * without our payment, so the sale waits for it and is over once its token is dead. A payment that
 * was sent stays unknown until PowerTranz shows it. null: the sale has ended otherwise, or
 * PowerTranz never answered its start.
 */
export function withoutResult(
  { state, providerRef, isLastStepSent, captured, deadline }: Attempt,
  at: number,
): 'pending' | 'expired' | 'unknown' | null {
  const isUndecided = state === 'pending' || state === 'failed';
  if (!isUndecided || providerRef === null || captured !== null) return null;
  if (isLastStepSent) return 'unknown';
  return at > deadline + minuteMs ? 'expired' : 'pending';
}
