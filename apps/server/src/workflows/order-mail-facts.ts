import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../features/mail/mail.ts';
import type { ReceiptFacts } from '../features/mail/receipt-mail.ts';
import { findCustomerOrder } from '../features/order/find-orders.ts';
import { toOrder } from '../features/order/order-rows.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { storeOrigin } from './store-origin.ts';

export type MailingOrder = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & { sendMail: SendMail };

/** What a mail to the shopper of an order says, as the order is now; null when the order or its brand is gone. */
export async function orderMailFacts(
  deps: MailingOrder,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<(ReceiptFacts & { order: Order }) | null> {
  const found = await findCustomerOrder(eachAlone(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const memory = await deps.menus.tenant(tenantId);
  if (!found || !tenant || !memory) return null;
  return {
    order: toOrder(found, deps.clock()),
    name: found.customer_name,
    email: found.customer_email,
    commerce: memory.settings.commerceName,
    country: tenant.country,
    origin: storeOrigin(deps.config, tenant),
  };
}
