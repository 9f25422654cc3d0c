import { isTenantId, type TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { constantTimeEqual, signToken } from '../platform/http/signed-token.ts';

/** Registered addresses of webhooks have no end: the year 9999. */
const noEnd = Date.UTC(9999, 0);

/**
 * The key that a tenant gets when it has none: the part of a webhook's address that names the
 * tenant. It proves nothing about the sender. Servers with the same secret make the same key;
 * afterwards the stored one is the tenant's, also under another secret.
 */
export const newWebhookKey = (tokenSecret: string, tenantId: TenantId): string =>
  signToken(tokenSecret, 'payment-webhook', [tenantId], noEnd);

/**
 * The keys in the addresses of webhooks, one for each tenant for ever.
 * docs/rules/payments.md#key-of-a-webhook-address.
 */
export type WebhookKeys = {
  /**
   * Returns a tenant's key and stores it before, so that no key is known outside that is not
   * stored.
   */
  keyOf(tenantId: TenantId): Promise<string>;
  /**
   * The tenant whose webhook address ends with this key; null: nobody's. `isTenant`: true for the
   * tenants of this installation.
   */
  tenantOf(key: string, isTenant: (id: TenantId) => boolean): Promise<TenantId | null>;
};

/**
 * `tokenSecret`: makes the key of a tenant that has none yet. A key is read from the database once
 * per process, for it never changes.
 */
export function createWebhookKeys(db: Database, tokenSecret: string): WebhookKeys {
  const known = new Map<TenantId, string>();
  const keyOf = async (tenantId: TenantId): Promise<string> => {
    const key =
      known.get(tenantId) ??
      (await storedKey(autocommit(db, tenantId), newWebhookKey(tokenSecret, tenantId)));
    known.set(tenantId, key);
    return key;
  };
  return {
    keyOf,
    tenantOf: async (key, isTenant) => {
      // A key may be invented: only the stored one proves its tenant.
      const tenantId = key.slice(0, key.indexOf('.'));
      if (!isTenantId(tenantId) || !isTenant(tenantId)) return null;
      return constantTimeEqual(key, await keyOf(tenantId)) ? tenantId : null;
    },
  };
}

/** Two servers that begin with different secrets at the same time get the key of the first. */
async function storedKey(tx: Tx, made: string): Promise<string> {
  const [found] = await tx.query<{ key: string }>(
    'find-webhook-key',
    sql`select key from webhook_keys where tenant_id = ${tx.tenantId}`,
  );
  if (found) return found.key;
  const [stored] = await tx.query<{ key: string }>(
    'store-webhook-key',
    sql`insert into webhook_keys (tenant_id, key) values (${tx.tenantId}, ${made})
      on conflict (tenant_id) do nothing returning key`,
  );
  return stored?.key ?? storedKey(tx, made);
}
