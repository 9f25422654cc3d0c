import { isUuidOf, type OrderId, type TenantId } from '@comanda/domain/ids.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { findListedDelivery, type ListedDelivery } from '../delivery/list-undelivered.rows.ts';
import { createStockChangePublisher } from '../order/stock-change-publisher.ts';
import { createTenantDirectory } from '../tenant/tenant-directory.rows.ts';
import { openOperatorDatabases } from '../open-databases.ts';
import { createLog } from '../platform/create-log.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { createEvents } from '../platform/events.ts';
import { systemRandom } from '../platform/random.ts';

/**
 * Context of the operator's commands: every tenant, with the rights of the serving role. The
 * server's jobs call the couriers.
 */
export type OperatorContext = {
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'events' | 'stockNotice'>;
  tenants: readonly TenantId[];
  /** Publishes pending stock changes to the servers and closes the database. */
  close(): Promise<void>;
};

export async function openOperatorContext(): Promise<OperatorContext> {
  const config = readConfig();
  const db = await openOperatorDatabases(config);
  const tenants = await createTenantDirectory(db, config).reload();
  const log = createLog('warn', process.stderr);
  const stockNotice = createStockChangePublisher({ db, invalidate: () => undefined, log });
  return {
    deps: { db, clock: Date.now, random: systemRandom, events: createEvents(), stockNotice },
    tenants,
    close: async () => {
      await stockNotice.close();
      await db.close();
    },
  };
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/iu;

/**
 * Finds an order by its id or by our reference at a courier, with its tenant; null when no tenant
 * has it.
 */
export async function findDeliveryOfAnyTenant(
  { deps, tenants }: OperatorContext,
  word: string,
): Promise<{ tenantId: TenantId; delivery: ListedDelivery } | null> {
  const id = uuid.exec(word)?.[0];
  if (id === undefined || !isUuidOf<OrderId>(id)) return null;
  for (const tenantId of tenants) {
    const delivery = await findListedDelivery(autocommit(deps.db, tenantId), id);
    if (delivery) return { tenantId, delivery };
  }
  return null;
}
