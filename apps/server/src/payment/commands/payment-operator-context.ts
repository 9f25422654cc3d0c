import type { TenantId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { readConfig } from '../../config.ts';
import { createStockChangePublisher } from '../../order/stock-change-publisher.ts';
import { searchAttempts, type ListedAttempt } from '../list-attempts.rows.ts';
import { createTenantDirectory } from '../../tenant/tenant-directory.rows.ts';
import { openOperatorDatabases } from '../../open-databases.ts';
import { createPaymentRegistry } from '../../payments/payment-registry.ts';
import { createWebhookKeys, type WebhookKeys } from '../webhook-keys.rows.ts';
import { createLog } from '../../platform/create-log.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { createEvents } from '../../platform/events.ts';
import { masterKeysOf } from '../../platform/secrets/master-keys.ts';
import { createTenantSecrets } from '../../platform/secrets/tenant-secrets.ts';
import { tokenSecret } from '../../platform/token-secret.ts';
import type { PollDeps } from '../poll-payment.ts';

export type OperatorTenant = { id: TenantId; decimals: Decimals };
/**
 * Context of the operator's commands: every tenant with its payment providers, with the rights of
 * the serving role.
 */
export type PaymentOperatorContext = {
  deps: PollDeps;
  tenants: readonly OperatorTenant[];
  webhookKeys: WebhookKeys;
  /** The origin that providers call. */
  callbackUrl: string;
  /** Publishes pending stock changes to the servers and closes the database. */
  close(): Promise<void>;
};

/** Opens the context with the server's settings; warnings go to standard error. */
export async function openPaymentOperatorContext(): Promise<PaymentOperatorContext> {
  const config = readConfig();
  const log = createLog('warn', process.stderr);
  const db = await openOperatorDatabases(config);
  const directory = createTenantDirectory(db, config);
  const ids = await directory.reload();
  const payments = createPaymentRegistry({
    urls: config.paymentUrls,
    sandboxUrl: config.sandboxUrl,
    demo: config.demo,
    secretOf: createTenantSecrets({ db, keys: masterKeysOf(config), log, clock: Date.now })
      .secretOf,
    clock: Date.now,
  });
  const stockNotice = createStockChangePublisher({ db, invalidate: () => undefined, log });
  return {
    deps: { db, log, payments, clock: Date.now, events: createEvents(), stockNotice },
    webhookKeys: createWebhookKeys(db, tokenSecret(config.tokenSecret, config.dataDir)),
    callbackUrl: config.callbackUrl,
    tenants: ids.map((id) => ({ id, decimals: directory.byId(id)?.decimals ?? 0 })),
    close: async () => {
      await stockNotice.close();
      await db.close();
    },
  };
}

export type FoundAttempts = { tenant: OperatorTenant; attempts: readonly ListedAttempt[] };

/**
 * Finds attempts by an order id, an attempt id or a merchant reference, with their tenant; null
 * when no tenant has any.
 */
export async function findAttemptsOfAnyTenant(
  { deps, tenants }: PaymentOperatorContext,
  word: string,
): Promise<FoundAttempts | null> {
  for (const tenant of tenants) {
    const attempts = await searchAttempts(autocommit(deps.db, tenant.id), word);
    if (attempts.length > 0) return { tenant, attempts };
  }
  return null;
}
