import { orderEndedMail } from './order-ended.mail.ts';
import { findCustomerOrder } from './find-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendOrderEndedJob } from './send-order-ended.job.ts';

/**
 * Job handler: mails the shopper that an order ended unfulfilled, why, and what happens to the
 * payment. @throws if the mail was not sent.
 */
export async function sendOrderEnded(
  deps: OrderMailDeps,
  { tenantId, orderId }: JobPayload<typeof sendOrderEndedJob>,
): Promise<void> {
  const row = await findCustomerOrder(autocommit(deps.db, tenantId), orderId);
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!row || !facts || row.end_reason === null) return;
  await deps.sendMail(orderEndedMail({ ...facts, reason: row.end_reason, detail: row.end_detail }));
}
