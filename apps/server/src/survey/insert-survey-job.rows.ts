import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { insertJobs } from '../platform/jobs/insert-jobs.ts';
import type { NewJob } from '../platform/jobs/define-job.ts';

/**
 * Inserts the job of an order's survey mail, if the shopper of the order consented to mails.
 * docs/rules/survey.md#survey-mail.
 */
export async function insertSurveyJob(tx: Tx, orderId: OrderId, job: NewJob): Promise<void> {
  await tx.query(
    'add-survey-job',
    sql`with consented as (select from orders o where o.tenant_id = ${tx.tenantId}
      and o.id = ${orderId}
        and (o.snapshot ->> 'emailSubscription')::boolean)${insertJobs([job], sql`consented`)}`,
  );
}
