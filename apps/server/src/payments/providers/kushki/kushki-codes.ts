import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';

type Problem = NonNullable<PaymentReport['problem']>;

/**
 * Codes of a stored card that cannot be charged any more: no such subscription, disabled, its token
 * no longer valid.
 */
const goneCodes = ['K012', 'K026', '577', 'K577'];

export const isGoneCode = (code: string): boolean => goneCodes.includes(code);

/** Codes of a failed check by the bank (3-D Secure). */
const authenticationCodes = ['K325', 'K328'];
/** The processor's codes, as in ISO 8583: more than the card's limit of amount, or of count. */
const limitCodes = ['61', '65'];

/**
 * The problem that a shopper should know of; null: the card was declined. A saved card is gone only
 * by the codes that say so, never by its expiry or a decline.
 */
export function problemOfCodes(codes: readonly string[], saved: boolean): Problem | null {
  const has = (some: readonly string[]): boolean => codes.some((code) => some.includes(code));
  if (saved && has(goneCodes)) return 'cardGone';
  if (has(authenticationCodes)) return 'authentication';
  return has(limitCodes) ? 'limit' : null;
}
