import { readyTimeMail } from '../features/mail/ready-time-mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendReadyTimeJob } from './send-ready-time.job.ts';

/**
 * Job handler: mails the shopper the ready time of an order that had none, unless the order has ended. @throws if the mail was not sent.
 */
export async function sendReadyTime(
  deps: OrderMailDeps,
  { tenantId, orderId }: JobPayload<typeof sendReadyTimeJob>,
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  const mail = facts && readyTimeMail(facts);
  if (mail) await deps.sendMail(mail);
}
