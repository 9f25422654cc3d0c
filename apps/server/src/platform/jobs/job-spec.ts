import type { OrderId, TenantId } from '@comanda/domain/ids.ts';

/** What is done later, at least once, by name. Each payload carries its tenant: a worker sees nothing outside of it. */
export type JobPayloads = {
  'notify-kitchen': { tenantId: TenantId; orderId: OrderId };
  'send-receipt': { tenantId: TenantId; orderId: OrderId };
};
export type JobName = keyof JobPayloads;

/** `key` names one waiting job for good. `runAt`: ISO instant. */
export type JobSpec = { [Name in JobName]: { name: Name; payload: JobPayloads[Name]; key: string; runAt: string } }[JobName];
