import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import { unacceptedAlertMail } from './unaccepted-alert.mail.ts';
import { storeManagerEmails } from '../counter/store-managers.rows.ts';
import { findCustomerOrder } from './find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendUnacceptedAlertJob } from './send-unaccepted-alert.job.ts';

type AlertDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Payload = JobPayload<typeof sendUnacceptedAlertJob>;

/**
 * Job handler: mails the managers of the store, or without any the brand's contact address, that a
 * restaurant has not accepted an order. Sends nothing if the order has moved on meanwhile, or
 * without an address; then only log, metric and list report it. @throws if a mail was not sent; the
 * repeated job mails everybody again. docs/rules/counter-board.md#alarm-of-a-new-order.
 */
export async function sendUnacceptedAlert(
  deps: AlertDeps,
  { tenantId, orderId, reason }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const order = await findCustomerOrder(tx, orderId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (order?.status !== 'created' && order?.status !== 'scheduled') return;
  if (!tenant || !cachedTenant) return;
  const { number, snapshot, customer_name: name, customer_phone: phone } = order;
  const { storeName, storePhone } = snapshot;
  const brand = mailBrandOf(deps.config, tenant, cachedTenant);
  const facts = { orderId, number, storeName, storePhone, reason, name, phone, brand };
  const managers = await storeManagerEmails(tx, order.store_id);
  const contact = cachedTenant.settings.contact.email;
  const fallback = contact === null ? [] : [contact];
  for (const to of managers.length > 0 ? managers : fallback)
    await deps.sendMail(unacceptedAlertMail({ ...facts, to }));
}
