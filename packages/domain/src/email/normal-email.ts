import { checkEmail } from '../checkout/check-email.ts';
import { fieldLengths } from '../limits/field-lengths.ts';
import { mailboxOf } from '../order-limits/mailbox-of.ts';
import { asciiDomain } from './ascii-domain.ts';

/**
 * Returns an email as the identity of an account: trimmed, NFC, lower case, domain in ASCII. `+tag`
 * and dots stay: `ana+x@` is another account than `ana@`. Returns null for an email that is
 * invalid, which one is whose name has other letters than ASCII or a `%`: a mail server may read it
 * as another. docs/rules/login.md#one-account-per-email.
 */
export function normalEmail(email: string): string | null {
  if (checkEmail(email) !== null) return null;
  const composed = email.trim().normalize('NFC');
  const at = composed.lastIndexOf('@');
  const name = composed.slice(0, at).toLowerCase();
  const domain = asciiDomain(composed.slice(at + 1));
  if (domain === null) return null;
  const normal = `${name}@${domain}`;
  return normal.length <= fieldLengths.email && checkEmail(normal) === null ? normal : null;
}

/**
 * Returns the mailbox by which codes and coupons of an email are counted: the normal email without
 * `+tag`, at Google without dots. Two accounts of one mailbox share their limits.
 * docs/rules/login.md#budget-of-an-email.
 */
export const canonicalEmail = (normal: string): string => mailboxOf(normal);
