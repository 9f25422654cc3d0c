import type { OrderId, TenantId } from '@comanda/domain/ids.ts';

/** What is done later, at least once, by name. Each payload carries its tenant: a worker sees nothing outside of it. */
export type JobPayloads = {
  'notify-kitchen': { tenantId: TenantId; orderId: OrderId };
  'send-receipt': { tenantId: TenantId; orderId: OrderId };
};
export type JobName = keyof JobPayloads;

/** `key`: a waiting job with the same key is replaced, not doubled. `runAt`: ISO instant. */
export type JobSpec = { [Name in JobName]: { name: Name; payload: JobPayloads[Name]; key: string; runAt: string } }[JobName];

const maxAttempts = 25;

/** A row of graphile_worker.job_spec. */
export const jobRow = ({ name, payload, key, runAt }: JobSpec) => ({
  identifier: name,
  payload,
  run_at: runAt,
  max_attempts: maxAttempts,
  job_key: key,
  priority: 0,
});
