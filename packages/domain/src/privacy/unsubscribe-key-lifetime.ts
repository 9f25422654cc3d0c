import { dayMs } from '../duration.ts';

/**
 * Milliseconds for which the link in a mail unsubscribes its mailbox; people find old mails.
 * docs/rules/privacy.md#unsubscription.
 */
export const unsubscribeKeyLifetimeMs = 730 * dayMs;
