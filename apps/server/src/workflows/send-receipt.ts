import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { receiptMail } from '../features/mail/receipt-mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/** Job handler: mails the shopper that the order was received, unless it was undone meanwhile. @throws if the mail was not sent. */
export async function sendReceipt(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (facts && facts.order.status !== 'cancelled') await deps.sendMail(receiptMail(facts));
}
