import { outcomePoll } from '../order/browser-poll-intervals.ts';
import { unreachable } from '../unreachable.ts';
import type { PaymentStatus } from './payment-status.ts';

export type PollStep =
  | { kind: 'pollAgain'; afterMs: number }
  | { kind: 'show'; screen: 'success' | 'processing' | 'failure' };

/**
 * Returns the next step of the waiting screen. `qrStyle`: the method is a wallet.
 * docs/rules/payments.md#payment-polling-in-the-browser.
 */
export function afterPoll(status: PaymentStatus, qrStyle: boolean): PollStep {
  switch (status) {
    case 'created':
    case 'unknown':
      return { kind: 'pollAgain', afterMs: outcomePoll.everyMs };
    case 'completed':
      return { kind: 'show', screen: qrStyle ? 'processing' : 'success' };
    case 'failed':
    case 'reversed':
    case 'cancelled':
      return { kind: 'show', screen: 'failure' };
    default:
      return unreachable(status);
  }
}
