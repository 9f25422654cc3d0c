import type { DeliveryAlarm } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../../deps.ts';
import { deliveryMail } from '../../features/mail/delivery-mail.ts';
import type { SendMail } from '../../features/mail/mail.ts';
import { findCustomerOrder } from '../../features/order/find-orders.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';

type Sending = Pick<Deps, 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Payload = { tenantId: TenantId; orderId: OrderId; why: DeliveryAlarm };

/** Mails whoever looks after the brand that an order needs a person. Without an address of theirs the log alone tells. @throws when it did not leave. */
export async function sendDeliveryAlert(deps: Sending, { tenantId, orderId, why }: Payload): Promise<void> {
  const found = await findCustomerOrder(eachAlone(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const memory = await deps.menus.tenant(tenantId);
  const to = memory?.settings.contact.email ?? null;
  if (!found || !tenant || !memory || to === null) return;
  const { customer_name: name, customer_phone: phone, number, snapshot } = found;
  await deps.sendMail(
    deliveryMail({
      orderId,
      number,
      storeName: snapshot.storeName,
      why,
      to,
      name,
      phone,
      commerce: memory.settings.commerceName,
      country: tenant.country,
      decideBy: found.decide_by,
      timeZone: snapshot.timeZone,
    }),
  );
}
