import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { orderEndedMail } from '../features/mail/order-end-mail.ts';
import { findCustomerOrder } from '../features/order/find-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/** Mails the shopper that an order came to nothing, why, and what becomes of the money. @throws when the mail did not leave. */
export async function sendOrderEnded(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const row = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!row || !facts || row.end_reason === null) return;
  await deps.sendMail(orderEndedMail(facts, row.end_reason));
}
