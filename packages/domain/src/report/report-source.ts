import { unreachable } from '../unreachable.ts';

/**
 * The origin of a payment provider's or courier's report. `poll`: the answer to our poll. `reply`:
 * the answer to a call that asks for a change (start, commit, refund, dispatch, cancellation).
 * `signedWebhook`: a webhook whose signature is right. `unsignedWebhook`: any other webhook.
 * `browser`: the shopper's return from the provider's page.
 */
export type ReportSource = 'poll' | 'reply' | 'signedWebhook' | 'unsignedWebhook' | 'browser';

/**
 * Returns whether a report may move money or end a delivery. An answer to our own call may; every
 * other message triggers a poll. docs/rules/payments.md#only-the-providers-answer-moves-money,
 * docs/rules/couriers.md#only-answers-end-a-delivery.
 */
export function isBelieved(source: ReportSource): boolean {
  switch (source) {
    case 'poll':
    case 'reply':
      return true;
    case 'signedWebhook':
    case 'unsignedWebhook':
    case 'browser':
      return false;
    default:
      return unreachable(source);
  }
}
