import { unreachable } from '../unreachable.ts';
import type { Attempt, AttemptState } from './attempt.ts';
import { showsMoney } from './effects-of-report.ts';
import type { PaymentReport } from './payment-report.ts';
import { isPolledDaily } from './payment-poll-schedule.ts';

/**
 * The instant (milliseconds) since which the provider's answers leave open whether it has money
 * that pays no order; undefined: they do not. `state`: the attempt's state after the report.
 * docs/rules/payments.md#poll-of-an-undecided-payment.
 */
export function undecidedSinceAfter(
  attempt: Attempt,
  state: AttemptState,
  report: PaymentReport,
): number | undefined {
  if (attempt.isPollingClosed) return undefined;
  switch (state) {
    case 'created':
    case 'pending':
    case 'authorised':
    case 'completed':
    case 'refunding':
      return undefined;
    case 'failed':
      return sinceOfFailed(attempt, report);
    case 'refunded':
      return sinceOfRefunded(attempt, report);
    default:
      return unreachable(state);
  }
}

/**
 * A pending payment with `commitFrom` needs our commit, which a failed attempt never gets, so it is
 * decided. A provider that forgets a payment (`noRecord`) which it had not decided before has not
 * decided it. Silence counts once the frequent polls are over.
 */
function sinceOfFailed(
  { undecidedSince, deadline }: Attempt,
  { reported, at, commitFrom, isNeverArriving }: PaymentReport,
): number | undefined {
  switch (reported) {
    case 'pending':
      return commitFrom === undefined ? (undecidedSince ?? at) : undefined;
    case 'noRecord':
      return isNeverArriving ? undefined : undecidedSince;
    case 'unknown':
      return undecidedSince ?? (isPolledDaily(at, deadline) ? at : undefined);
    case 'authorised':
    case 'captured':
    case 'partlyRefunded':
    case 'refunded':
      return undecidedSince;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return undefined;
    default:
      return unreachable(reported);
  }
}

/** A provider that shows money again after it proved the refund contradicts itself. */
function sinceOfRefunded(
  { undecidedSince }: Attempt,
  { reported, at }: PaymentReport,
): number | undefined {
  if (showsMoney(reported)) return undecidedSince ?? at;
  return reported === 'unknown' ? undecidedSince : undefined;
}
