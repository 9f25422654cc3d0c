import { hash } from 'node:crypto';
import type { UserId } from '@comanda/domain/ids.ts';
import { dayOfUse } from '@comanda/domain/session/day-of-use.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A browser's key: random characters that the browser made. Anything else is no key. */
const keyShape = /^[\w-]{22,64}$/;
export const isBrowserKey = (text: string): boolean => keyShape.test(text);

/**
 * Remembers that a user logs in with a browser, before the session is stored. Returns whether the
 * user has to be told: the browser is not known to this account, and it is not the account's first
 * login. A browser without a key is never known. docs/rules/people.md#known-browser.
 */
export async function isUnknownBrowser(
  tx: Tx,
  userId: UserId,
  browserKey: string | undefined,
  now: number,
): Promise<boolean> {
  const known = browserKey !== undefined && isBrowserKey(browserKey) ? browserKey : null;
  const browserHash = known === null ? null : hash('sha256', `${userId} ${known}`);
  const [row] = await tx.query<{ is_new: boolean; is_first: boolean }>(
    'remember-browser',
    sql`with seen as (
        insert into known_browsers (tenant_id, user_id, browser_hash, last_login_on)
        select ${tx.tenantId}, ${userId}, ${browserHash}::text, ${dayOfUse(now)}::date
        where ${browserHash}::text is not null
        on conflict (tenant_id, user_id, browser_hash)
        do update set last_login_on = excluded.last_login_on
        returning xmax = 0 as is_new
      )
      select coalesce((select is_new from seen), true) as is_new,
        u.created_at >= ${isoOf(now)}
          and not exists (select from tokens t where t.tenant_id = u.tenant_id
            and t.user_id = u.id) as is_first
      from users u where u.tenant_id = ${tx.tenantId} and u.id = ${userId}`,
  );
  return row !== undefined && row.is_new && !row.is_first;
}
