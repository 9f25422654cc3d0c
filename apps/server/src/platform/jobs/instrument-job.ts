import * as v from 'valibot';
import { observeSeconds } from '../observe/histograms.ts';
import { incrementCounter } from '../observe/process-metrics.ts';
import { inSpan } from '../observe/spans.ts';
import { newRequestId } from '../observe/trace-context.ts';
import type { ClaimedJob } from './job-rows.ts';

const id = v.exactOptional(v.fallback(v.optional(v.string()), undefined));
const subject = v.fallback(
  v.object({ orderId: id, attemptId: id, deliveryId: id, requestId: id }),
  {},
);

/**
 * Fields of a log line about a job: its brand, its order, attempt or delivery, and the request that
 * caused it.
 */
export type JobSubject = {
  tenantId: string;
  orderId?: string | undefined;
  attemptId?: string | undefined;
  deliveryId?: string | undefined;
  requestId: string;
};

export function jobSubjectOf({ payload, tenantId }: ClaimedJob): JobSubject {
  const { requestId, ...ids } = v.parse(subject, payload);
  return { tenantId, ...ids, requestId: requestId ?? newRequestId() };
}

/** Runs a job in the trace of its request and counts it by name and outcome. */
export async function instrumentJob(
  job: ClaimedJob,
  requestId: string,
  work: () => Promise<void>,
): Promise<void> {
  const { name: kind, tenantId, attempts, maxAttempts } = job;
  const startedAt = performance.now();
  let outcome = attempts < maxAttempts ? 'failed' : 'exhausted';
  try {
    await inSpan({ name: `job ${kind}`, kind: 'consumer', requestId }, work, () => ({
      attributes: { 'comanda.tenant': tenantId },
    }));
    outcome = 'done';
  } finally {
    incrementCounter('comanda_jobs_total', { job: kind, outcome });
    observeSeconds('comanda_job_seconds', { job: kind }, (performance.now() - startedAt) / 1_000);
  }
}
