import type { CartId, UserId } from '@comanda/domain/ids.ts';
import { maxCartLinks } from '@comanda/domain/cart/cart-link.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { CartContent } from './shopping-cart.rows.ts';

type NewLink = { id: CartId; userId: UserId; keyHash: string; expiresAt: string };

/**
 * Stores the key hash of a link to a live cart of this person, and deletes the oldest links above
 * the most. Returns false if the person has no such cart.
 */
export async function insertCartLink(
  tx: Tx,
  { id, userId, keyHash, expiresAt }: NewLink,
): Promise<boolean> {
  const rows = await tx.query(
    'insert-cart-link',
    sql`with oldest as (
        delete from cart_links where tenant_id = ${tx.tenantId} and key_hash in (
          select l.key_hash from cart_links l
          join shopping_carts c on c.tenant_id = l.tenant_id and c.id = l.cart_id
            and c.user_id = ${userId}
          where l.tenant_id = ${tx.tenantId} and l.cart_id = ${id}
          order by l.expires_at desc offset ${maxCartLinks - 1})
      )
      insert into cart_links (tenant_id, key_hash, cart_id, expires_at)
      select ${tx.tenantId}, ${keyHash}, c.id, ${expiresAt} from shopping_carts c
      where c.tenant_id = ${tx.tenantId} and c.id = ${id} and c.user_id = ${userId}
        and c.order_id is null
      returning 1`,
  );
  return rows.length > 0;
}

/** Deletes all links of a cart of this person. Returns false if the person has no such cart. */
export async function deleteCartLinks(tx: Tx, userId: UserId, id: CartId): Promise<boolean> {
  const rows = await tx.query(
    'delete-cart-links',
    sql`with cart as (
        select c.id from shopping_carts c where c.tenant_id = ${tx.tenantId} and c.id = ${id}
          and c.user_id = ${userId}
      ), deleted as (
        delete from cart_links l using cart where l.tenant_id = ${tx.tenantId}
          and l.cart_id = cart.id
      )
      select from cart`,
  );
  return rows.length > 0;
}

export type SharedCartRow = Pick<CartContent, 'storeId' | 'dispatchMethod' | 'lines'>;

/**
 * Returns what a key may read of a live cart: nothing about its owner. Null: no such link at this
 * instant (ISO).
 */
export async function findCartByKey(
  tx: Tx,
  id: CartId,
  keyHash: string,
  now: string,
): Promise<SharedCartRow | null> {
  const [row] = await tx.query<SharedCartRow>(
    'find-cart-by-key',
    sql`select c.store_id as "storeId", c.dispatch_method as "dispatchMethod", c.items as lines
      from cart_links l
      join shopping_carts c on c.tenant_id = l.tenant_id and c.id = l.cart_id and c.order_id is null
      where l.tenant_id = ${tx.tenantId} and l.key_hash = ${keyHash} and l.cart_id = ${id}
        and l.expires_at > ${now}`,
  );
  return row ?? null;
}
