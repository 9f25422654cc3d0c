import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../../deps.ts';
import { surveyMail } from '../../features/mail/survey-mail.ts';
import { mayMailSurvey } from '../../features/survey/survey-rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { createSurveyKey } from '../../platform/http/survey-key.ts';
import { type OrderMailDeps, orderMailFacts } from '../order-mail-facts.ts';

type SendSurveyDeps = OrderMailDeps & Pick<Deps, 'tokenSecret'>;

/**
 * Job handler: mails the link to the survey about a completed order. Does nothing if the survey was answered, the consent was withdrawn or
 * the buyer's data was erased since. @throws if the mail was not sent. docs/rules/survey.md#survey-mail.
 */
export async function sendSurvey(
  deps: SendSurveyDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  if (!(await mayMailSurvey(autocommit(deps.db, tenantId), orderId))) return;
  const facts = await orderMailFacts(deps, tenantId, orderId);
  if (!facts) return;
  const key = createSurveyKey(deps.tokenSecret, tenantId, orderId, deps.clock());
  await deps.sendMail(surveyMail(facts, key));
}
