import type { DeliveryAlert } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../deps.ts';
import { deliveryAlertMail } from './delivery-alert.mail.ts';
import type { SendMail } from '../mail/mail.ts';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';

type AlertDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Payload = { tenantId: TenantId; orderId: OrderId; why: DeliveryAlert };

/**
 * Job handler: mails the brand that an order needs the operator. Without a contact address only the
 * log reports it. @throws if the mail was not sent.
 */
export async function sendDeliveryAlert(
  deps: AlertDeps,
  { tenantId, orderId, why }: Payload,
): Promise<void> {
  const order = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  const to = cachedTenant?.settings.contact.email ?? null;
  if (!order || !tenant || !cachedTenant || to === null) return;
  const { customer_name: name, customer_phone: phone, number, snapshot } = order;
  await deps.sendMail(
    deliveryAlertMail({
      orderId,
      number,
      storeName: snapshot.storeName,
      why,
      to,
      name,
      phone,
      brand: mailBrandOf(deps.config, tenant, cachedTenant),
      decideBy: order.decide_by,
      timeZone: snapshot.timeZone,
    }),
  );
}
