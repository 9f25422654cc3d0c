import type { OrderId } from '@comanda/domain/ids.ts';
import { surveyMailDelayMs } from '@comanda/domain/survey/survey-questions.ts';
import { insertSurveyJob } from './insert-survey-job.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { sendSurveyJob } from './send-survey.job.ts';

/**
 * Adds the job that mails the survey a day after an order was completed, in the transaction that
 * completes it. An order whose shopper did not consent to mails adds none. The payload has ids
 * only. `now` in milliseconds. docs/rules/survey.md#survey-mail.
 */
export async function addSurveyJob(tx: Tx, orderId: OrderId, now: number): Promise<void> {
  const job = sendSurveyJob.due(now + surveyMailDelayMs, { tenantId: tx.tenantId, orderId });
  await insertSurveyJob(tx, orderId, job);
}
