import { unreachable } from '../unreachable.ts';
import type { Attempt, PaymentProblem } from './attempt.ts';
import type { Cause } from './attempt-graph.ts';
import type { OrderView } from './effect.ts';
import type { Authority, Observation } from './observation.ts';
import { isProvenReturn } from './effects-of.ts';
import { unwantedWhy } from './wanted.ts';

/** What the provider answers to us is believed; what anyone brings to us is a reason to ask. payments §2. */
export function isBelieved(authority: Authority): boolean {
  switch (authority) {
    case 'query':
    case 'reply':
      return true;
    case 'signedCallback':
    case 'unsignedCallback':
    case 'browser':
      return false;
    default:
      return unreachable(authority);
  }
}

/**
 * What a believed report means for the attempt; null: nothing that moves it. Only the answer to a question proves money given back, or the
 * reply to a refund once no question is answered any more; then, what was never decided is owed, so that its refund is tried. Silence
 * (`pending`, `noRecord`) ends an attempt only after its deadline, one whose money is held never. payments §6, §7.
 */
export function causeOf(attempt: Attempt, order: OrderView, seen: Observation): Cause | null {
  switch (seen.reported) {
    case 'captured':
      return unwantedWhy(attempt, order, seen) === null ? 'paid' : 'owed';
    case 'authorised':
      return unwantedWhy(attempt, order, seen) === null ? 'held' : 'owed';
    case 'partlyReturned':
      return 'owed';
    case 'returned':
      return isProvenReturn(attempt, seen) ? 'back' : null;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'ended';
    case 'pending':
      return endsBySilence(attempt, seen) ? 'ended' : 'known';
    case 'noRecord':
      return endsBySilence(attempt, seen) ? 'ended' : null;
    case 'unknown':
      return seen.statusExpired ? 'owed' : null;
    default:
      return unreachable(seen.reported);
  }
}

const endsBySilence = ({ state, deadline }: Attempt, { at }: Observation): boolean =>
  at > deadline && (state === 'created' || state === 'pending');

/** Why an attempt that this report ended did not pay. One that the provider never heard of could not be started. */
export function problemOf(attempt: Attempt, { reported }: Observation): PaymentProblem {
  if (reported === 'declined' || reported === 'cancelled') return reported;
  return reported === 'noRecord' && attempt.state === 'created' ? 'unavailable' : 'expired';
}
