import { dayMs, secondMs } from '../duration.ts';

/**
 * Webhooks and browsers' returns together cause one call of the provider per attempt in this time,
 * milliseconds. docs/rules/payments.md#poll-after-a-webhook.
 */
export const outsidePollPauseMs = 3 * secondMs;

/**
 * A webhook about a payment that we do not know waits this long (milliseconds) for an attempt that
 * learns its reference. docs/rules/payments.md#webhook-about-an-unknown-payment.
 */
export const unmatchedWebhookMs = dayMs;

/**
 * Webhooks without proof that may wait at once for one brand and method; more are answered and not
 * stored.
 */
export const maxUnmatchedWebhooks = 1_000;

/**
 * Webhooks without proof that are taken per minute for one brand and method; the provider sends the
 * others again, and polls find the payment. docs/rules/payments.md#webhooks-without-proof.
 */
export const unprovenWebhooksPerMinute = 300;

/** The largest body of a webhook, bytes. docs/rules/payments.md#webhooks-of-providers. */
export const maxWebhookBytes = 64 * 1_024;
