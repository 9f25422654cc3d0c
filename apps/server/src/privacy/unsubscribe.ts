import type { unsubscribe as endpoint } from '@comanda/contract/privacy.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { readUnsubscribeKey } from './unsubscribe-key.ts';
import { emailOfUser, insertUnsubscription, withdrawConsent } from './unsubscriptions.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
export type UnsubscribeDeps = Pick<Deps, 'db' | 'tokenSecret'>;

/**
 * Unsubscribes the mailbox of a mail's key. Refused: INVALID_PARAMETER.
 * docs/rules/privacy.md#unsubscription.
 */
export async function unsubscribe(
  deps: UnsubscribeDeps,
  { tenant, body, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  return (await unsubscribeByKey(deps, tenant.id, body.key, now))
    ? accept(null)
    : refuse(refusalOf('INVALID_PARAMETER', { field: 'key' }));
}

/**
 * Unsubscribes a mailbox, and withdraws the consent of the person of the key if the mailbox is the
 * account's own. Returns false if the key is forged, expired or of another tenant. `now` in
 * milliseconds.
 */
export async function unsubscribeByKey(
  { db, tokenSecret }: UnsubscribeDeps,
  tenantId: TenantId,
  key: string,
  now: number,
): Promise<boolean> {
  const known = readUnsubscribeKey(tokenSecret, tenantId, key, now);
  if (!known) return false;
  const at = isoOf(now);
  await withTenant(db, tenantId, async (tx) => {
    await insertUnsubscription(tx, known.emailHash, at);
    const email = await emailOfUser(tx, known.personId);
    if (email !== null && emailHash(tokenSecret, tenantId, email) === known.emailHash)
      await withdrawConsent(tx, known.personId, at);
  });
  return true;
}
