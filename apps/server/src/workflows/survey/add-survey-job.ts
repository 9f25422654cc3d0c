import type { OrderId } from '@comanda/domain/ids.ts';
import { surveyMailDelayMs } from '@comanda/domain/survey/survey-questions.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { insertJob } from '../../platform/jobs/insert-job.ts';

/**
 * Adds the job that mails the survey a day after an order was completed, in the transaction that completes it. An order whose shopper did
 * not consent to mails adds none. The payload has ids only. `now` in milliseconds. docs/rules/survey.md#survey-mail.
 */
export async function addSurveyJob(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const { tenantId } = tx;
  const job = {
    name: 'send-survey',
    payload: { tenantId, orderId },
    key: `survey:${tenantId}:${orderId}`,
    runAt: new Date(now + surveyMailDelayMs).toISOString(),
  } as const;
  await tx.query(
    'add-survey-job',
    sql`with consented as (select from orders o where o.tenant_id = ${tenantId} and o.id = ${orderId}
        and (o.snapshot ->> 'emailSubscription')::boolean)${insertJob(job, sql`consented`)}`,
  );
}
