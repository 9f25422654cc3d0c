import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';
import { laterTimeMail } from './later-time.mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';
import type { sendLaterTimeJob } from './send-later-time.job.ts';

/**
 * Job handler: mails the shopper the new time of an order that comes later, as it is known when the
 * job runs, unless the order has ended. @throws if the mail was not sent.
 */
export async function sendLaterTime(
  deps: OrderMailDeps,
  { tenantId, orderId }: JobPayload<typeof sendLaterTimeJob>,
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!facts || hasOrderEnded(facts.order.status)) return;
  const estimate = { ...facts.order, scheduledDate: null };
  const when = expectedTimeSentence(estimate, mailsTexts(facts.brand.country.locale));
  if (when !== null) await deps.sendMail(laterTimeMail({ ...facts, when }));
}
