import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { isBrowserKey } from './known-browsers.rows.ts';

/**
 * Returns the stored hash of a browser that has logged in to the account of a normal email, or
 * null. The same statement for every email: only the holder of a browser's key can learn that it is
 * known. docs/rules/login.md#codes-for-a-known-browser.
 */
export async function findKnownBrowser(
  tx: Tx,
  email: string,
  browserKey: string | undefined,
): Promise<string | null> {
  if (browserKey === undefined || !isBrowserKey(browserKey)) return null;
  const [row] = await tx.query<{ browser_hash: string }>(
    'find-known-browser',
    sql`select k.browser_hash from users u join known_browsers k on k.tenant_id = u.tenant_id
      and k.user_id = u.id
        and k.browser_hash = encode(sha256(convert_to(u.id::text || ' ' || ${browserKey}::text,
          'UTF8')), 'hex')
      where u.tenant_id = ${tx.tenantId} and u.kind = 'user' and u.email = ${email}`,
  );
  return row?.browser_hash ?? null;
}
