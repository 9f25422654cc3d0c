import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { orderEndedMail } from '../features/mail/order-end-mail.ts';
import { findCustomerOrder } from '../features/order/find-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/**
 * Job handler: mails the shopper that an order ended unfulfilled, why, and what happens to the
 * payment. @throws if the mail was not sent.
 */
export async function sendOrderEnded(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const row = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!row || !facts || row.end_reason === null) return;
  await deps.sendMail(orderEndedMail(facts, row.end_reason));
}
