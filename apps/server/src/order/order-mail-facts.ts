import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import type { ReceiptFacts } from './receipt.mail.ts';
import { findCustomerOrder } from './find-orders.rows.ts';
import { toOrder } from './order.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';

export type OrderMailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & {
  sendMail: SendMail;
};

/**
 * Facts for a mail to the shopper, from the order as it is now. null: the order or its brand does
 * not exist, or the shopper was erased (docs/rules/privacy.md#no-mail-after-an-erasure).
 */
export async function orderMailFacts(
  deps: OrderMailDeps,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<(ReceiptFacts & { order: Order }) | null> {
  const order = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!order || order.customer_email === '' || !tenant || !cachedTenant) return null;
  return {
    order: toOrder(order, deps.clock()),
    name: order.customer_name,
    email: order.customer_email,
    brand: mailBrandOf(deps.config, tenant, cachedTenant),
  };
}
