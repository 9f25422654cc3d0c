import type { SessionId, UserId } from '@comanda/domain/ids.ts';
import type { BrowserFamily } from '@comanda/domain/session/browser-family.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Events } from '../platform/events.ts';
import { publishSessionEnd } from './publish-session-end.rows.ts';

/**
 * A live session of a user. `created_at`: ISO instant; `last_used_on`: a day, such as 2026-11-21.
 */
export type SessionRow = {
  id: SessionId;
  token_hash: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_used_on: string;
};

/** Most sessions that are listed. */
const listedSessions = 100;

/** Returns the live sessions of a user, newest first. `now` in milliseconds. */
export const findSessions = (tx: Tx, userId: UserId, now: number): Promise<SessionRow[]> =>
  tx.query<SessionRow>(
    'find-sessions',
    sql`select id, token_hash, browser, system, created_at,
      coalesce(last_used_on, ${dayOfUse(now)}::date)::text as last_used_on from tokens
      where tenant_id = ${tx.tenantId} and user_id = ${userId} and kind = 'access'
        and revoked_at is null
        and expires_at > ${isoOf(now)}
      order by created_at desc, id limit ${listedSessions}`,
  );

/**
 * `one`: the session of this id. `token`: that of this token. `others`: all but that of this token.
 * `all`: every one.
 */
export type EndedSessions =
  | { which: 'one'; id: SessionId }
  | { which: 'token'; tokenHash: string }
  | { which: 'others'; tokenHash: string }
  | { which: 'all' };

/**
 * Ends live sessions of a person on every server, with the push messages of their browsers, and
 * returns how many. An ended token is never valid again. Run it in a transaction.
 * docs/rules/people.md#revocation.
 */
export async function endSessions(
  events: Pick<Events, 'emit'>,
  tx: Tx,
  userId: UserId,
  ended: EndedSessions,
  now: number,
): Promise<number> {
  const rows = await tx.query(
    `end-sessions-${ended.which}`,
    sql`with ended as (
        update tokens set revoked_at = ${isoOf(now)}
        where tenant_id = ${tx.tenantId} and user_id = ${userId} and revoked_at is null
          and ${conditionOf(ended)} returning token_hash
      ), silenced as (
        delete from push_subscriptions where tenant_id = ${tx.tenantId}
          and token_hash in (select token_hash from ended)
      ) select 1 from ended`,
  );
  if (rows.length > 0) await publishSessionEnd(events, tx, userId);
  return rows.length;
}

function conditionOf(ended: EndedSessions): Sql {
  switch (ended.which) {
    case 'one':
      return sql`id = ${ended.id}`;
    case 'token':
      return sql`token_hash = ${ended.tokenHash}`;
    case 'others':
      return sql`token_hash <> ${ended.tokenHash}`;
    case 'all':
      return sql`true`;
  }
}

/** A live session and the email of its user. */
export type NoticedSession = BrowserFamily & { userId: UserId; email: string };

/** Returns a session that has not ended, or null. */
export async function findNoticedSession(tx: Tx, id: SessionId): Promise<NoticedSession | null> {
  const [row] = await tx.query<NoticedSession>(
    'find-noticed-session',
    sql`select t.user_id as "userId", u.email, t.browser, t.system from tokens t
      join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
      where t.tenant_id = ${tx.tenantId} and t.id = ${id} and t.revoked_at is null
        and u.kind = 'user'`,
  );
  return row ?? null;
}
