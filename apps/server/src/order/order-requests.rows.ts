import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { IdempotencyKey } from '../platform/idempotency-key.ts';

/** The outcome of a placement: an order of that id, or a refusal. `createdAt` is an ISO instant. */
export type OrderRequest = {
  orderId: OrderId;
  bodyHash: string;
  refusal: Refusal | null;
  createdAt: string;
};

type Row = { order_id: OrderId; body_hash: string; refusal: Refusal | null; created_at: string };

const toRequest = (row: Row | undefined): OrderRequest | null =>
  row
    ? {
        orderId: row.order_id,
        bodyHash: row.body_hash,
        refusal: row.refusal,
        createdAt: row.created_at,
      }
    : null;

export async function findOrderRequest(
  tx: Tx,
  buyerId: UserId,
  key: string,
): Promise<OrderRequest | null> {
  const rows = await tx.query<Row>(
    'find-order-request',
    sql`select order_id, body_hash, refusal, created_at from order_requests
      where tenant_id = ${tx.tenantId} and buyer_id = ${buyerId} and key = ${key}`,
  );
  return toRequest(rows[0]);
}

/** Returns the refusal of a placement that did not become the order of this id. */
export async function findOrderRefusal(tx: Tx, orderId: string): Promise<Refusal | null> {
  const rows = await tx.query<{ refusal: Refusal }>(
    'find-order-refusal',
    sql`select refusal from order_requests where tenant_id = ${tx.tenantId}
      and order_id = ${orderId} and refusal is not null`,
  );
  return rows[0]?.refusal ?? null;
}

export type RefusedRequest = {
  buyerId: UserId;
  request: IdempotencyKey;
  orderId: OrderId;
  refusal: Refusal;
  createdAt: string;
};

/** Stores the refusal of a key that has no outcome yet. Returns whether it was stored. */
export async function storeOrderRefusal(
  tx: Tx,
  { buyerId, request, orderId, refusal, createdAt }: RefusedRequest,
): Promise<boolean> {
  const rows = await tx.query(
    'store-order-refusal',
    sql`insert into order_requests (tenant_id, buyer_id, key, derived, body_hash, order_id, refusal,
      created_at)
      values (${tx.tenantId}, ${buyerId}, ${request.key}, ${request.derived}, ${request.bodyHash},
        ${orderId}, ${JSON.stringify(refusal)}::jsonb, ${createdAt})
      on conflict (tenant_id, buyer_id, key) do nothing
      returning order_id`,
  );
  return rows.length === 1;
}
