import { minuteMs, secondMs } from '../duration.ts';
import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import { accept, refuse, type Result } from '../result.ts';
import { type StaffRole, staffRoles } from '../session/role.ts';
import type { DispatchMethod } from '../store/store.ts';

/**
 * Wrong codes that one order takes within a window, on all devices together.
 * docs/rules/counter-ticket.md#wrong-pickup-codes.
 */
const wrongCodeLimit = { tries: 5, windowMs: 10 * minuteMs };

/**
 * Reasons for which a manager hands a pickup over without its code.
 * docs/rules/counter-ticket.md#pickup-without-its-code.
 */
export const withoutCodeReasons = ['noPhone', 'someoneElse', 'showedReceipt'] as const;
export type WithoutCodeReason = (typeof withoutCodeReasons)[number];

/**
 * Facts of an order at its hand-over. `code` null: the shopper's data was erased. `wrongAt`: wrong
 * tries, milliseconds.
 */
export type HandOverFacts = {
  dispatchMethod: DispatchMethod;
  code: string | null;
  wrongAt: readonly number[];
};

/** A claim of the counter: the digits that the shopper showed, or the reason to do without them. */
export type HandOverClaim = {
  role: StaffRole;
  code: string | null;
  withoutCode: WithoutCodeReason | null;
};

/** The proof of a hand-over: the code, nothing because none was needed, or a manager's reason. */
export type HandOverProof = 'code' | 'notNeeded' | WithoutCodeReason;

/** Returns whether the counter asks for the code of an order: every pickup has one. */
export const needsHandOverCode = (dispatchMethod: DispatchMethod): boolean =>
  dispatchMethod === 'in_store';

/**
 * Returns what proves that the counter may hand the order over at `now` (milliseconds). A delivery
 * needs no code here: the rider asks for it at the door. Refused: NOT_AUTHORIZED for crew without a
 * code; TOO_MANY_REQUESTS with `seconds`; PARAMETER_MISSING; INVALID_PARAMETER with reason
 * WRONG_CODE and `triesLeft`, which counts as a wrong try.
 * docs/rules/counter-ticket.md#code-of-a-pickup.
 */
export function checkHandOver(
  facts: HandOverFacts,
  claim: HandOverClaim,
  now: number,
): Result<HandOverProof, Refusal> {
  if (!needsHandOverCode(facts.dispatchMethod)) return accept('notNeeded');
  if (claim.withoutCode !== null)
    return mayDoWithout(claim.role)
      ? accept(claim.withoutCode)
      : refuse(refusalOf('NOT_AUTHORIZED', { reason: 'MANAGER_ONLY' }));
  const wrong = recentTries(facts.wrongAt, now);
  const seconds = secondsUntilNextTry(wrong, now);
  if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds, reason: 'WRONG_CODE' }));
  const typed = claim.code?.trim() ?? '';
  if (typed === '') return refuse(refusalOf('PARAMETER_MISSING', { field: 'code' }));
  if (typed === facts.code) return accept('code');
  const triesLeft = wrongCodeLimit.tries - wrong.length - 1;
  return refuse(refusalOf('INVALID_PARAMETER', { field: 'code', reason: 'WRONG_CODE', triesLeft }));
}

/** Returns whether a refusal of {@link checkHandOver} is a wrong code, which counts as a try. */
export const isWrongCode = ({ label, metadata }: Refusal): boolean =>
  label === 'INVALID_PARAMETER' && metadata['reason'] === 'WRONG_CODE';

/** Returns the wrong tries that still count at `now`. Milliseconds. */
export const recentTries = (wrongAt: readonly number[], now: number): readonly number[] =>
  wrongAt.filter((at) => at > now - wrongCodeLimit.windowMs).toSorted((a, b) => a - b);

const mayDoWithout = (role: StaffRole): boolean => role !== staffRoles[0];

function secondsUntilNextTry(wrong: readonly number[], now: number): number {
  const oldest = wrong.at(-wrongCodeLimit.tries);
  if (oldest === undefined) return 0;
  return Math.ceil((oldest + wrongCodeLimit.windowMs - now) / secondMs);
}
