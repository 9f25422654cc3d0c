import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Credentials of a shop. `publicMerchantId` is printed in the shop's page, `privateMerchantId` is
 * for its server alone, and `webhookSecret` signs the webhooks.
 */
export type KushkiKeys = {
  readonly publicMerchantId: string;
  readonly privateMerchantId: string;
  readonly webhookSecret: string;
};

/** Credentials that work only in this emulator. */
export const sandboxKushkiKeys: KushkiKeys = {
  publicMerchantId: 'sandbox-kushki-public',
  privateMerchantId: 'sandbox-kushki-private',
  webhookSecret: 'sandbox-kushki-webhook',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
export const isSameKey = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
