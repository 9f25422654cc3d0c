import { endedUnfulfilled } from '@comanda/domain/order/order-status.ts';
import { receiptMail } from './receipt.mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendReceiptJob } from './send-receipt.job.ts';

/**
 * Job handler: mails the shopper that the order was received, unless it came to nothing meanwhile.
 * @throws if the mail was not sent.
 */
export async function sendReceipt(
  deps: OrderMailDeps,
  { tenantId, orderId }: JobPayload<typeof sendReceiptJob>,
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (facts && !endedUnfulfilled(facts.order.status)) await deps.sendMail(receiptMail(facts));
}
