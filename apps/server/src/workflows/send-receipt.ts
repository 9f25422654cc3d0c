import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { receiptMail } from '../features/mail/receipt-mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/**
 * Job handler: mails the shopper that the order was received, unless it came to nothing meanwhile.
 * @throws if the mail was not sent.
 */
export async function sendReceipt(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (facts && !endedUnfulfilled(facts.order.status)) await deps.sendMail(receiptMail(facts));
}
