import { createHash, timingSafeEqual } from 'node:crypto';

/** A key that works only in this emulator. */
export const sandboxKlapKey = 'sandbox-klap-key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isKlapKey = (key: string): boolean =>
  timingSafeEqual(digest(key), digest(sandboxKlapKey));

/**
 * Returns the header value that proves a webhook: a hash of both references and the shop's key. It
 * covers no amount.
 */
export const webhookProof = (referenceId: string, orderId: string, key: string): string =>
  createHash('sha256').update(`${referenceId}${orderId}${key}`).digest('hex');
