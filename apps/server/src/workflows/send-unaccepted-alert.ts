import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { UnacceptedReason } from '@comanda/domain/order/unaccepted-order.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../features/mail/mail.ts';
import { unacceptedAlertMail } from '../features/mail/unaccepted-alert-mail.ts';
import { findCustomerOrder } from '../features/order/find-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { JobSpec } from '../platform/jobs/job-spec.ts';
import { mailBrandOf } from './mail-brand-of.ts';

type AlertDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Payload = { tenantId: TenantId; orderId: OrderId; reason: UnacceptedReason };

/** Mails the brand at `runAt` (ISO instant) that a restaurant has not accepted an order. */
export const sendUnacceptedAlertJob = (payload: Payload, runAt: string): JobSpec => ({
  name: 'send-unaccepted-alert',
  payload,
  key: `unaccepted:${payload.tenantId}:${payload.orderId}:${payload.reason}`,
  runAt,
});

/**
 * Job handler: mails the brand's contact address that a restaurant has not accepted an order. Sends nothing if the order has moved on
 * meanwhile, or without a contact address; then only log, metric and list report it. @throws if the mail was not sent.
 */
export async function sendUnacceptedAlert(
  deps: AlertDeps,
  { tenantId, orderId, reason }: Payload,
): Promise<void> {
  const order = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  const to = cachedTenant?.settings.contact.email ?? null;
  if (order?.status !== 'created' && order?.status !== 'scheduled') return;
  if (!tenant || !cachedTenant || to === null) return;
  const { number, snapshot, customer_name: name, customer_phone: phone } = order;
  const { storeName, storePhone } = snapshot;
  const brand = mailBrandOf(deps.config, tenant, cachedTenant);
  await deps.sendMail(
    unacceptedAlertMail({
      ...{ orderId, number, storeName, storePhone, reason, to, name, phone, brand },
    }),
  );
}
