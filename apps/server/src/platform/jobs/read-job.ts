import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import type { JobReader } from './run-jobs.ts';

const orderJob = v.object({ tenantId: v.string(), orderId: v.pipe(v.string(), v.uuid()) });

/** The shape was checked: here the ids take their brands. */
function readOrderJob(payload: unknown): { tenantId: TenantId; orderId: OrderId } {
  const { tenantId, orderId } = v.parse(orderJob, payload);
  return { tenantId: tenantId as TenantId, orderId: orderId as OrderId };
}

export const readJob: JobReader = { 'notify-kitchen': readOrderJob, 'send-receipt': readOrderJob };
