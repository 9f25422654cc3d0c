import type { SessionId, UserId } from '@comanda/domain/ids.ts';
import { browserFamilyOf } from '@comanda/domain/session/browser-family.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import {
  accessTokenLifetimeMs,
  longestSessionMs,
} from '@comanda/domain/session/token-lifetimes.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Random } from '../platform/random.ts';
import { isUnknownBrowser } from './known-browsers.rows.ts';
import { hashToken, tokenOf } from './tokens.ts';
import { sendLoginNoticeJob } from './send-login-notice.job.ts';

/** The user who has logged in. `userAgent`, `browserKey`: headers of the browser. */
export type LoggedIn = {
  userId: UserId;
  userAgent: string | undefined;
  browserKey?: string | undefined;
};

/** A new access token, which nobody can read again, and its expiry (ISO instant). */
export type AccessToken = { token: string; expiresAt: string };

/**
 * Makes an access token for a user who has just proved the email. The token is always new, so that
 * a token known before the login gives access to nothing. A login by a browser that the account
 * does not know adds the job that mails the user. `now`: milliseconds.
 * docs/rules/people.md#session-of-a-user, docs/rules/people.md#known-browser.
 */
export async function issueAccessToken(
  tx: Tx,
  random: Random,
  loggedIn: LoggedIn,
  now: number,
): Promise<AccessToken> {
  const { userId, browserKey } = loggedIn;
  const token = tokenOf(tx.tenantId, random.secret());
  const expiresAt = isoOf(now + accessTokenLifetimeMs);
  const isNoticed = await isUnknownBrowser(tx, userId, browserKey, now);
  const sessionId = await insertToken(tx, loggedIn, { token, expiresAt }, now);
  if (isNoticed)
    await enqueue(tx, [sendLoginNoticeJob.due(now, { tenantId: tx.tenantId, sessionId })]);
  return { token, expiresAt };
}

async function insertToken(
  tx: Tx,
  { userId, userAgent }: LoggedIn,
  { token, expiresAt }: AccessToken,
  now: number,
): Promise<SessionId> {
  const { browser, system } = browserFamilyOf(userAgent);
  const [row] = await tx.query<{ id: SessionId }>(
    'insert-access-token',
    sql`insert into tokens (tenant_id, token_hash, kind, user_id, created_at, expires_at, browser,
      system, last_used_on, ends_at)
      values (${tx.tenantId}, ${hashToken(token)}, 'access', ${userId},
        ${isoOf(now)}, ${expiresAt}, ${browser}, ${system},
        ${dayOfUse(now)}, ${isoOf(now + longestSessionMs)}) returning id`,
  );
  if (!row) throw new Error('the token was not inserted');
  return row.id;
}
