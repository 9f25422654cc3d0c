import { changeEnrolment, type EnrolmentDeps } from './change-enrolment.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sweepEnrolmentJob } from './sweep-enrolment.job.ts';

/**
 * Job handler: ends an enrolment whose time is over. The database's clock started the job, so its
 * deadline `at` is over although this server's clock may be behind: otherwise nothing would ever
 * end the enrolment. docs/rules/cards.md#deadlines-of-an-enrolment.
 */
export async function sweepEnrolment(
  deps: EnrolmentDeps,
  { tenantId, enrolmentId, at }: JobPayload<typeof sweepEnrolmentJob>,
): Promise<void> {
  await changeEnrolment(deps, tenantId, enrolmentId, { report: { reported: 'timePassed' }, at });
}
