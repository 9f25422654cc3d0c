import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../../deps.ts';
import type { SendMail } from '../../features/mail/mail.ts';
import { refundNoticeMail } from '../../features/mail/refund-notice-mail.ts';
import { findCustomerOrder } from '../../features/order/find-orders.ts';
import { toOrder } from '../../features/order/order-rows.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail-brand-of.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & {
  sendMail: SendMail;
};

/** Job handler: mails the shopper that the money was refunded, unless the shopper was erased. @throws if the mail was not sent. */
export async function sendRefundNotice(
  deps: NoticeDeps,
  { tenantId, attemptId }: { tenantId: TenantId; attemptId: string },
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const stored = await findAttempt(tx, attemptId);
  const order = stored && (await findCustomerOrder(tx, stored.attempt.orderId));
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!stored || !order || order.customer_email === '' || !tenant || !cachedTenant) return;
  await deps.sendMail(
    refundNoticeMail({
      attemptId,
      order: toOrder(order, deps.clock()),
      isPaid: order.payment_status === 'completed',
      refunded: stored.attempt.refunded,
      name: order.customer_name,
      email: order.customer_email,
      brand: mailBrandOf(deps.config, tenant, cachedTenant),
    }),
  );
}
