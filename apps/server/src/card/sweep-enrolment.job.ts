import type { EnrolmentId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Ends an enrolment whose time is over. `at`: the deadline that the job was made for, milliseconds;
 * 0: unknown. `purpose` of the key names the deadline, so that each deadline has one job.
 */
export const sweepEnrolmentJob = defineJob({
  name: 'sweep-enrolment',
  queue: 'payments',
  priority: 'last',
  payload: { enrolmentId: uuid<EnrolmentId>(), at: v.optional(tryCount, 0) },
  key: ({ tenantId, enrolmentId }, purpose: 'page' | 'arrival' | 'finishing') =>
    `sweep-enrolment:${tenantId}:${enrolmentId}:${purpose}`,
});
