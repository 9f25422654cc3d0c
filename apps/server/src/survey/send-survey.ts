import type { Deps } from '../deps.ts';
import { surveyMail } from './survey.mail.ts';
import { buyerOfSurvey } from './survey.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { createSurveyKey } from '../platform/http/survey-key.ts';
import { unsubscribeLink } from '../privacy/unsubscribe-link.ts';
import { type OrderMailDeps, orderMailFacts } from '../order/order-mail-facts.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendSurveyJob } from './send-survey.job.ts';

type SendSurveyDeps = OrderMailDeps & Pick<Deps, 'tokenSecret'>;

/**
 * Job handler: mails the link to the survey about a completed order. Does nothing if the survey was
 * answered, the consent was withdrawn, the mailbox was unsubscribed or the buyer's data was erased
 * since. @throws if the mail was not sent. docs/rules/survey.md#survey-mail.
 */
export async function sendSurvey(
  deps: SendSurveyDeps,
  { tenantId, orderId }: JobPayload<typeof sendSurveyJob>,
): Promise<void> {
  const personId = await buyerOfSurvey(autocommit(deps.db, tenantId), orderId);
  const facts = personId && (await orderMailFacts(deps, tenantId, orderId));
  if (!facts) return;
  const { email, brand } = facts;
  const unsubscribe = await unsubscribeLink(deps, {
    tenantId,
    email,
    personId,
    origin: brand.origin,
  });
  if (unsubscribe === null) return;
  const key = createSurveyKey(deps.tokenSecret, tenantId, orderId, deps.clock());
  await deps.sendMail(surveyMail({ ...facts, key, unsubscribe }));
}
