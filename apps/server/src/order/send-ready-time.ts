import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import { readyTimeMail } from './ready-time.mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendReadyTimeJob } from './send-ready-time.job.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';

/**
 * Job handler: mails the shopper the ready time of an order that had none, unless the order has
 * ended. @throws if the mail was not sent.
 */
export async function sendReadyTime(
  deps: OrderMailDeps,
  { tenantId, orderId }: JobPayload<typeof sendReadyTimeJob>,
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!facts) return;
  const when = expectedTimeSentence(facts.order, mailsTexts(facts.brand.country.locale));
  if (when !== null) await deps.sendMail(readyTimeMail({ ...facts, when }));
}
