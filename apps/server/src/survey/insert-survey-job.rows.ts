import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { surveyMailDelayMs } from '@comanda/domain/survey/survey-questions.ts';
import sql, { type Sql } from 'sql-template-tag';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import { sendSurveyJob } from './send-survey.job.ts';

/**
 * Returns the part of a statement that adds the job that mails the survey a day after an order was
 * completed, if its shopper consented to mails. The payload has ids only. `now` in milliseconds.
 * docs/rules/survey.md#survey-mail.
 */
export function insertSurveyJob(tenantId: TenantId, orderId: OrderId, now: number): Sql {
  const job = sendSurveyJob.due(now + surveyMailDelayMs, { tenantId, orderId });
  return sql`
      with consented as (select from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}
        and (o.snapshot ->> 'emailSubscription')::boolean)${insertJobs([job], sql`consented`)}`;
}
