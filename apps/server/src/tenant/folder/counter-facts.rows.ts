import type { StoreId } from '@comanda/domain/ids.ts';
import type { StoreFact, StoreFactValue } from '@comanda/domain/store-facts/store-fact.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { dropCouponSwitches } from './overriding-switches.rows.ts';

/** A fact that staff set at the counter. `by`: the staff member's name. */
export type CounterFact = { storeId: StoreId; fact: StoreFact; by: string };

/** Returns the facts of the counter that still hold, by store. `now`: ISO instant. */
export async function findCounterFacts(tx: Tx, now: string): Promise<readonly CounterFact[]> {
  const rows = await tx.query<{
    storeId: StoreId;
    value: StoreFactValue;
    until: string | null;
    by: string;
  }>(
    'find-counter-facts',
    sql`select f.store_id as "storeId", f.value, f.until, s.name as by from store_facts f
      join staff s on s.tenant_id = f.tenant_id and s.id = f.staff_id
      where f.tenant_id = ${tx.tenantId} and (f.until is null or f.until > ${now})
      order by f.store_id, f.kind, f.subject`,
  );
  return rows.map(({ storeId, value, until, by }) => ({
    storeId,
    by,
    fact: { ...value, until },
  }));
}

/**
 * Deletes every fact of the counter and every switch of a coupon; the stock of the file replaces
 * what the counter counted.
 */
export async function dropCounterFacts(tx: Tx): Promise<void> {
  await dropCouponSwitches(tx);
  await tx.query(
    'forget-counted-stock',
    sql`update prices p set imported = '' from store_facts f
      where p.tenant_id = ${tx.tenantId} and f.tenant_id = p.tenant_id and f.store_id = p.store_id
        and f.kind = 'stock'
        and f.subject = p.product_id::text`,
  );
  await tx.query(
    'drop-counter-facts',
    sql`delete from store_facts where tenant_id = ${tx.tenantId}`,
  );
}
