import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { UnsubscribeLink } from '../mail/mail.ts';
import { unsubscribeKey } from './unsubscribe-key.ts';
import { isUnsubscribed } from './unsubscriptions.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { autocommit } from '../platform/db/single-statement.ts';

/** The person whose mail is to be sent, and the brand's origin for its links. */
export type MarketingMail = { tenantId: TenantId; email: string; personId: UserId; origin: string };

/**
 * Returns the unsubscription links of a marketing mail; null if the mailbox wants none, and then no
 * mail may be sent to it. docs/rules/privacy.md#unsubscription.
 */
export async function unsubscribeLink(
  { db, tokenSecret, clock }: Pick<Deps, 'db' | 'tokenSecret' | 'clock'>,
  { tenantId, email, personId, origin }: MarketingMail,
): Promise<UnsubscribeLink | null> {
  const normal = normalEmail(email);
  if (normal === null) return null;
  const hash = emailHash(tokenSecret, tenantId, normal);
  if (await isUnsubscribed(autocommit(db, tenantId), hash)) return null;
  const key = unsubscribeKey(tokenSecret, tenantId, { emailHash: hash, personId }, clock());
  return {
    page: `${origin}/?unsubscribe=${key}`,
    oneClick: `${origin}/v1/unsubscriptions/${key}`,
  };
}
