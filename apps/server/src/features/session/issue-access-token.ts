import type { UserId } from '@comanda/domain/ids.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import { browserFamilyOf } from '@comanda/domain/session/browser-family.ts';
import {
  accessTokenLifetimeMs,
  longestSessionMs,
} from '@comanda/domain/session/token-lifetimes.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import type { Random } from '../../platform/random.ts';
import { hashToken, tokenOf } from './tokens.ts';

/** The user who has logged in, and the browser as its header names it. */
export type LoggedIn = { userId: UserId; userAgent: string | undefined };

/** A new access token, which nobody can read again, and its expiry (ISO instant). */
export type AccessToken = { token: string; expiresAt: string };

/**
 * Makes an access token for a user who has just proved the email. The token is always new, so that a token known before the login gives
 * access to nothing. `now`: milliseconds. docs/rules/people.md#session-of-a-user.
 */
export async function issueAccessToken(
  tx: Tx,
  random: Random,
  { userId, userAgent }: LoggedIn,
  now: number,
): Promise<AccessToken> {
  const token = tokenOf(tx.tenantId, random.secret());
  const expiresAt = new Date(now + accessTokenLifetimeMs).toISOString();
  const at = new Date(now).toISOString();
  const { browser, system } = browserFamilyOf(userAgent);
  await tx.query(
    'insert-access-token',
    sql`insert into tokens (tenant_id, token_hash, kind, user_id, created_at, expires_at, browser, system, last_used_on, ends_at)
      values (${tx.tenantId}, ${hashToken(token)}, 'access', ${userId}, ${at}, ${expiresAt}, ${browser}, ${system},
        ${dayOfUse(now)}, ${new Date(now + longestSessionMs).toISOString()})`,
  );
  return { token, expiresAt };
}
