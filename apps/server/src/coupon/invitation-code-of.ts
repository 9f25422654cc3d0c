import { codeEndOf } from '@comanda/domain/coupon/invitation-code.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { findOrInsertInvitation } from './invitations.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { autocommit } from '../platform/db/single-statement.ts';

export type InvitationDeps = Pick<Deps, 'clock' | 'db' | 'menus' | 'random' | 'tokenSecret'>;

/** Tries of a new code; two users get the same one once in a billion. */
const maxTries = 5;

/**
 * Returns the code by which a user invites others, or null while the brand has no invitation that
 * is switched on. The first call makes it. docs/rules/coupons.md#invitations.
 */
export async function invitationCodeOf(
  { clock, db, menus, random, tokenSecret }: InvitationDeps,
  tenantId: TenantId,
  { id: userId, email }: { id: UserId; email: string },
): Promise<string | null> {
  const coupons = (await menus.tenant(tenantId))?.coupons.values() ?? [];
  const prefix = [...coupons].find((each) => each.enabled && each.invitation)?.invitation?.prefix;
  if (prefix === undefined) return null;
  const mailbox = emailHash(tokenSecret, tenantId, email);
  const tx = autocommit(db, tenantId);
  for (let tried = 0; tried < maxTries; tried += 1) {
    const bits = Buffer.from(random.secret(), 'base64url').readBigUInt64BE(0);
    const inviter = { userId, codeEnd: codeEndOf(bits), mailbox };
    const codeEnd = await findOrInsertInvitation(tx, inviter, clock());
    if (codeEnd !== null) return `${prefix}${codeEnd}`;
  }
  throw new Error('no free code for an invitation was found');
}
