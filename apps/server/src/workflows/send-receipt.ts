import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../features/mail/mail.ts';
import { receiptMail } from '../features/mail/receipt-mail.ts';
import { findCustomerOrder } from '../features/order/find-orders.ts';
import { toOrder } from '../features/order/order-rows.ts';
import { eachAlone } from '../platform/db/one-statement.ts';
import { storeOrigin } from './store-origin.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & { sendMail: SendMail };

/** Mails the shopper that the order was received, unless it was undone meanwhile. @throws when the mail did not leave. */
export async function sendReceipt(deps: Sending, { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId }): Promise<void> {
  const found = await findCustomerOrder(eachAlone(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const memory = await deps.menus.tenant(tenantId);
  if (!found || found.status === 'cancelled' || !tenant || !memory) return;
  await deps.sendMail(
    receiptMail({
      order: toOrder(found, deps.clock()),
      name: found.customer_name,
      email: found.customer_email,
      commerce: memory.settings.commerceName,
      country: tenant.country,
      origin: storeOrigin(deps.config, tenant),
    }),
  );
}
