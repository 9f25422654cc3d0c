import type { TenantId } from '@comanda/domain/ids.ts';
import { minor, type Minor, subtract } from '@comanda/domain/money/money.ts';
import { refundedAtPart } from '@comanda/domain/ledger/part-money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/mail.ts';
import { refundNoticeMail } from './refund-notice.mail.ts';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { toOrder } from '../order/order.rows.ts';
import { findAttempt } from '../payment/find-attempts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & {
  sendMail: SendMail;
};

/**
 * Job handler: mails the shopper that the money was refunded, unless the shopper was erased.
 * `amount`: of a part of a paid order, minor units. @throws if the mail was not sent.
 */
export async function sendRefundNotice(
  deps: NoticeDeps,
  {
    tenantId,
    attemptId,
    paymentRef,
    amount,
  }: {
    tenantId: TenantId;
    attemptId: string;
    paymentRef?: string | undefined;
    amount?: number | undefined;
  },
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const stored = await findAttempt(tx, attemptId);
  const order = stored && (await findCustomerOrder(tx, stored.attempt.orderId));
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!stored || !order || order.customer_email === '' || !tenant || !cachedTenant) return;
  await deps.sendMail(
    refundNoticeMail({
      attemptId: paymentRef === undefined ? attemptId : `${attemptId}-${paymentRef}`,
      order: toOrder(order, deps.clock()),
      isPaid: order.payment_status === 'completed',
      method: stored.attempt.method,
      refunded: amount === undefined ? refundedOf(stored.attempt, paymentRef) : minor(amount),
      paidAfterPart:
        amount === undefined || order.payment_status !== 'completed'
          ? null
          : paidAfterPart(stored.attempt, paymentRef ?? ''),
      name: order.customer_name,
      email: order.customer_email,
      brand: mailBrandOf(deps.config, tenant, cachedTenant),
    }),
  );
}

const refundedOf = ({ refunded, surplus = [] }: Attempt, paymentRef: string | undefined): Minor =>
  surplus.find((each) => each.paymentRef === paymentRef)?.minor ?? refunded;

/**
 * The amount that the shopper has paid after the part that this notice is about; later parts have
 * notices of their own.
 */
const paidAfterPart = ({ sum }: Attempt, paymentRef: string): Minor =>
  subtract(sum.minor, refundedAtPart(paymentRef));
