import { deliveryAlarms } from '@comanda/domain/courier/delivery-effect.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import type { JobReader } from './perform-job.ts';

const orderJob = v.object({ tenantId: v.string(), orderId: v.pipe(v.string(), v.uuid()) });
const attemptJob = v.object({ tenantId: v.string(), attemptId: v.pipe(v.string(), v.uuid()) });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const deliveryJob = v.object({ tenantId: v.string(), deliveryId: v.pipe(v.string(), v.uuid()) });
const sendJob = v.object({ ...deliveryJob.entries, sends: count });
const trackJob = v.object({ ...deliveryJob.entries, tries: count });
const alertJob = v.object({ why: v.picklist(deliveryAlarms) });
const kitchenJob = v.object({ tries: v.optional(count, 0) });
const queryJob = v.object({ ...attemptJob.entries, tries: count });

/** The shape was checked: here the ids take their brands. */
function readOrderJob(payload: unknown): { tenantId: TenantId; orderId: OrderId } {
  const { tenantId, orderId } = v.parse(orderJob, payload);
  return { tenantId: tenantId as TenantId, orderId: orderId as OrderId };
}

/** Those of an earlier version carry no count. */
const readKitchenJob = (payload: unknown) => ({ ...readOrderJob(payload), ...v.parse(kitchenJob, payload) });

/** Of an attempt, with whatever else its kind of job carries. */
function ofTenant<Read extends { tenantId: string }>(read: Read): Omit<Read, 'tenantId'> & { tenantId: TenantId } {
  return { ...read, tenantId: read.tenantId as TenantId };
}

export const readJob: JobReader = {
  'notify-kitchen': readKitchenJob,
  'send-receipt': readOrderJob,
  'send-ready-time': readOrderJob,
  'expire-order': readOrderJob,
  'begin-order': readOrderJob,
  'query-payment': (payload) => ofTenant(v.parse(queryJob, payload)),
  'finish-payment': (payload) => ofTenant(v.parse(attemptJob, payload)),
  'send-return-notice': (payload) => ofTenant(v.parse(attemptJob, payload)),
  'dispatch-delivery': readOrderJob,
  'send-delivery': (payload) => ofTenant(v.parse(sendJob, payload)),
  'track-delivery': (payload) => ofTenant(v.parse(trackJob, payload)),
  'call-off-delivery': (payload) => ofTenant(v.parse(deliveryJob, payload)),
  'end-undelivered': readOrderJob,
  'tell-courier-ready': (payload) => ofTenant(v.parse(deliveryJob, payload)),
  'tell-kitchen-carrier': readKitchenJob,
  'tell-kitchen-end': readKitchenJob,
  'send-order-end': readOrderJob,
  'watch-orders': () => ({}),
  'delete-old-rows': () => ({}),
  'send-delivery-alert': (payload) => ({ ...readOrderJob(payload), ...v.parse(alertJob, payload) }),
  'return-payment': (payload) => ofTenant(v.parse(attemptJob, payload)),
};
