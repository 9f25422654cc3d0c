import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { CartId, OrderId, StoreId, UserId } from '@comanda/domain/ids.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * The content that the owner's device sends. The address fields are empty or null unless the owner
 * chose delivery to an address. `isDispatchChosen`: the owner chose the dispatch method.
 */
export type CartContent = {
  storeId: StoreId;
  dispatchMethod: DispatchMethod;
  city: string;
  address: string;
  apartment: string;
  dispatchNote: string;
  isDispatchChosen: boolean;
  latitude: number | null;
  longitude: number | null;
  lines: readonly CartLine[];
};

/**
 * A stored cart. `updatedAt`: ISO instant. `orderId`: the order that it became; null while it is
 * live. `linkExpiresAt`: ISO instant of the end of its newest restore link, also of one that has
 * passed; null: there is none.
 */
export type StoredCart = CartContent & {
  id: CartId;
  userEmail: string;
  version: number;
  updatedAt: string;
  orderId: OrderId | null;
  linkExpiresAt: string | null;
};

const columns: Sql = sql`c.id, u.email as "userEmail", c.store_id as "storeId",
  c.dispatch_method as "dispatchMethod", c.city, c.address,
  c.apartment, c.dispatch_note as "dispatchNote", c.is_dispatch_chosen as "isDispatchChosen",
  c.latitude, c.longitude, c.items as lines, c.version, c.updated_at as "updatedAt",
  c.order_id as "orderId",
  (select max(l.expires_at) from cart_links l where l.tenant_id = c.tenant_id
    and l.cart_id = c.id) as "linkExpiresAt"`;
const owner: Sql = sql`join users u on u.tenant_id = c.tenant_id and u.id = c.user_id`;

/**
 * Stores a person's live cart. Returns null if the person has one already, or was erased at this
 * moment.
 */
export async function insertCart(
  tx: Tx,
  cart: CartContent & { id: CartId; userId: UserId; updatedAt: string },
): Promise<StoredCart | null> {
  const { id, userId, storeId, dispatchMethod, city, address, apartment, latitude, longitude } =
    cart;
  const [row] = await tx.query<StoredCart>(
    'insert-shopping-cart',
    sql`with c as (
        insert into shopping_carts (tenant_id, id, user_id, store_id, dispatch_method, city,
          address, apartment, dispatch_note,
          is_dispatch_chosen, latitude, longitude, items, version, updated_at)
        select ${tx.tenantId}, ${id}::uuid, p.id, ${storeId}::integer, ${dispatchMethod}, ${city},
          ${address}, ${apartment},
          ${cart.dispatchNote}, ${cart.isDispatchChosen}::boolean, ${latitude}::double precision,
          ${longitude}::double precision, ${JSON.stringify(cart.lines)}::jsonb, 1,
          ${cart.updatedAt}::timestamptz
        from users p where p.tenant_id = ${tx.tenantId} and p.id = ${userId}
          and p.kind <> 'erased' for key share
        on conflict (tenant_id, user_id) where order_id is null do nothing
        returning *
      )
      select ${columns} from c ${owner}`,
  );
  return row ?? null;
}

/**
 * Replaces the content of a live cart of this person, if it still has this version. Returns null if
 * not.
 */
export async function updateCart(
  tx: Tx,
  cart: CartContent & { id: CartId; userId: UserId; version: number; updatedAt: string },
): Promise<StoredCart | null> {
  const { id, userId, version, storeId, dispatchMethod, city, address } = cart;
  const [row] = await tx.query<StoredCart>(
    'update-shopping-cart',
    sql`with c as (
        update shopping_carts set store_id = ${storeId}, dispatch_method = ${dispatchMethod},
          city = ${city}, address = ${address},
          apartment = ${cart.apartment}, dispatch_note = ${cart.dispatchNote},
          is_dispatch_chosen = ${cart.isDispatchChosen},
          latitude = ${cart.latitude}, longitude = ${cart.longitude},
          items = ${JSON.stringify(cart.lines)}, version = version + 1,
          updated_at = ${cart.updatedAt}
        where tenant_id = ${tx.tenantId} and id = ${id} and user_id = ${userId} and order_id is null
          and version = ${version}
        returning *
      )
      select ${columns} from c ${owner}`,
  );
  return row ?? null;
}

/**
 * Deletes a live cart of this person with its links, if it still has this version. Returns whether
 * it did.
 */
export async function deleteCart(
  tx: Tx,
  { id, userId, version }: { id: CartId; userId: UserId; version: number },
): Promise<boolean> {
  const rows = await tx.query(
    'delete-shopping-cart',
    sql`delete from shopping_carts where tenant_id = ${tx.tenantId} and id = ${id}
      and user_id = ${userId} and order_id is null
      and version = ${version} returning 1`,
  );
  return rows.length > 0;
}

export async function findLiveCart(tx: Tx, userId: UserId): Promise<StoredCart | null> {
  const [row] = await tx.query<StoredCart>(
    'find-live-shopping-cart',
    sql`select ${columns} from shopping_carts c ${owner}
      where c.tenant_id = ${tx.tenantId} and c.user_id = ${userId} and c.order_id is null`,
  );
  return row ?? null;
}

/** Returns a cart of this person, live or ordered. */
export async function findCart(tx: Tx, userId: UserId, id: CartId): Promise<StoredCart | null> {
  const [row] = await tx.query<StoredCart>(
    'find-shopping-cart',
    sql`select ${columns} from shopping_carts c ${owner}
      where c.tenant_id = ${tx.tenantId} and c.id = ${id} and c.user_id = ${userId}`,
  );
  return row ?? null;
}
