import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import type { NewJob } from '../platform/jobs/define-job.ts';
import { tryCount } from '../platform/jobs/payload-fields.ts';

/**
 * Payload of a job that notifies a restaurant's system. `tries`: failures so far, each with a retry
 * of its own; `since`: ISO instant of the first of them.
 */
export const kitchenNotice = {
  orderId: uuid<OrderId>(),
  tries: v.optional(tryCount, 0),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
};

export type KitchenNotice = { tenantId: TenantId } & v.InferOutput<
  v.ObjectSchema<typeof kitchenNotice, undefined>
>;

/** The job that notifies again. */
export type NoticeJob = { due(at: number, payload: KitchenNotice): NewJob };

/** Each retry has a key of its own. */
export const noticeKey =
  (prefix: string) =>
  ({ tenantId, orderId, tries }: KitchenNotice): string =>
    `${prefix}:${tenantId}:${orderId}${tries === 0 ? '' : `:${tries}`}`;
