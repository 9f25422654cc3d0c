import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import type { DisabledItem } from '@comanda/domain/menu/menu.ts';
import {
  factSubject,
  type StoreFact,
  type StoreFactValue,
} from '@comanda/domain/store-facts/store-fact.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** A fact with the name of who set it and its ISO instants. */
export type SetStoreFact = StoreFact & { by: string; setAt: string };

/** Returns the facts of a store, also those that have ended, with who set them. */
export async function findStoreFacts(tx: Tx, storeId: StoreId): Promise<readonly SetStoreFact[]> {
  const rows = await tx.query<{
    value: StoreFactValue;
    until: string | null;
    by: string;
    setAt: string;
  }>(
    'find-store-facts',
    sql`select f.value, f.until, s.name as by, f.set_at as "setAt" from store_facts f
      join staff s on s.tenant_id = f.tenant_id and s.id = f.staff_id
      where f.tenant_id = ${tx.tenantId} and f.store_id = ${storeId}`,
  );
  return rows.map(({ value, ...rest }) => ({ ...value, ...rest }));
}

/**
 * Sets facts in place of those of the same kind and subject. `at`: ISO instant. Facts that ended a
 * week ago are deleted.
 */
export async function saveStoreFacts(
  tx: Tx,
  storeId: StoreId,
  facts: readonly StoreFact[],
  { staffId, at }: { staffId: StaffId; at: string },
): Promise<void> {
  const rows = facts.map(({ until, ...value }) => ({
    kind: value.kind,
    subject: factSubject(value),
    value,
    until,
  }));
  await tx.query(
    'save-store-facts',
    sql`with ended as (
        delete from store_facts where tenant_id = ${tx.tenantId} and store_id = ${storeId}
          and until < ${at}::timestamptz - interval '7 days'
      )
      insert into store_facts as f (tenant_id, store_id, kind, subject, value, until, staff_id,
        set_at)
      select ${tx.tenantId}, ${storeId}::integer, r.kind, r.subject, r.value, r.until, ${staffId},
        ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, subject text,
        value jsonb, until timestamptz)
      order by r.kind, r.subject
      on conflict (tenant_id, store_id, kind, subject) do update
        set value = excluded.value, until = excluded.until, staff_id = excluded.staff_id,
          set_at = excluded.set_at`,
  );
}

/** Deletes the facts of these kinds and subjects: the folder's or the systems' own hold again. */
export async function deleteStoreFacts(
  tx: Tx,
  storeId: StoreId,
  facts: readonly StoreFactValue[],
): Promise<void> {
  const rows = facts.map((fact) => ({ kind: fact.kind, subject: factSubject(fact) }));
  await tx.query(
    'delete-store-facts',
    sql`delete from store_facts f using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (kind text, subject text)
      where f.tenant_id = ${tx.tenantId} and f.store_id = ${storeId} and f.kind = r.kind
        and f.subject = r.subject`,
  );
}

/**
 * Deletes what staff put on sale of these items: the restaurant's own systems switched them off
 * afterwards.
 */
export async function dropOnSaleFacts(
  tx: Tx,
  storeId: StoreId,
  items: readonly DisabledItem[],
): Promise<void> {
  const rows = items.map(({ deactivatableType, deactivatableId }) => ({
    kind: deactivatableType.toLowerCase(),
    subject: String(deactivatableId),
  }));
  await tx.query(
    'drop-on-sale-facts',
    sql`delete from store_facts f using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (kind text, subject text)
      where f.tenant_id = ${tx.tenantId} and f.store_id = ${storeId} and f.kind = r.kind
        and f.subject = r.subject
        and f.value -> 'soldOut' = 'false'::jsonb`,
  );
}

/**
 * Deletes who counted these products at the counter: the restaurant's own systems counted them
 * afterwards.
 */
export async function dropStockFacts(
  tx: Tx,
  storeId: StoreId,
  productIds: readonly number[],
): Promise<void> {
  await tx.query(
    'drop-stock-facts',
    sql`delete from store_facts where tenant_id = ${tx.tenantId} and store_id = ${storeId}
      and kind = 'stock'
      and subject = any (${productIds.map(String)})`,
  );
}
