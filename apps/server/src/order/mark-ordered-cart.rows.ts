import type { TenantId } from '@comanda/domain/ids.ts';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Returns the part of a statement that notes in the buyer's live cart which order it became. A cart
 * that was changed after the order was placed stays live. `source` names a part of that statement
 * with one row (id, buyer_id, created_at). `isOrdered` false: changes nothing.
 * docs/rules/remote-cart.md#cart-that-became-an-order.
 */
export const markOrderedCart = (tenantId: TenantId, source: Sql, isOrdered: boolean): Sql => sql`
      update shopping_carts c set order_id = o.id from ${source} o
      where ${isOrdered}::boolean and c.tenant_id = ${tenantId} and c.user_id = o.buyer_id
        and c.order_id is null
        and c.updated_at <= o.created_at`;
