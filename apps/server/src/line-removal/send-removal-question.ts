import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { removalSentences } from '@comanda/i18n/removal-text.ts';
import { type OrderMailDeps, orderMailFacts } from '../order/order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import { removalQuestionMail } from './removal-question.mail.ts';
import type { sendRemovalQuestionJob } from './send-removal-question.job.ts';

/**
 * Job handler: mails the question about units of an order, unless it was answered or the order has
 * left. @throws if the mail was not sent. docs/rules/line-removals.md#answer-of-the-shopper.
 */
export async function sendRemovalQuestion(
  deps: OrderMailDeps,
  { tenantId, orderId, removalId }: JobPayload<typeof sendRemovalQuestionJob>,
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  const removal = facts?.order.removal;
  if (!facts || removal?.id !== removalId) return;
  const { country } = facts.brand;
  const sentences = removalSentences(removal, {
    method: facts.order.paymentMethod,
    money: (amount) => formatMoney(amount, country),
    texts: ordersTexts(country.locale).removal,
  });
  await deps.sendMail(removalQuestionMail({ ...facts, removalId, sentences }));
}
