import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import { externalRefOf } from '@comanda/domain/courier/next-courier.ts';
import { deliveryPollInterval } from '@comanda/domain/courier/delivery-poll-schedule.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { clearDecisionDeadline } from './decision-deadline.rows.ts';
import type { DeliveryEvent } from './delivery-events.rows.ts';
import { insertDelivery } from './save-delivery.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { pollDeliveryJob } from './poll-delivery.job.ts';
import { requestDeliveryJob } from './request-delivery.job.ts';

/**
 * `id`: a new id. `event`: a further entry of the event log. `requestedBy`: `job` adds a job that
 * sends the request, `caller` leaves that to the caller. `now` in milliseconds.
 */
export type NewDelivery = {
  id: string;
  orderId: OrderId;
  courier: CourierName;
  round: number;
  now: number;
  event?: DeliveryEvent;
  requestedBy?: 'caller' | 'job';
};

/**
 * Stores a new delivery before its courier receives the request, together with the job of the first
 * poll. The caller holds the order's row lock.
 */
export async function beginDelivery(
  tx: Tx,
  { id, orderId, courier, round, now, event, requestedBy = 'caller' }: NewDelivery,
): Promise<void> {
  const { tenantId } = tx;
  const delivery: Delivery = {
    id,
    orderId,
    courier,
    externalRef: externalRefOf(tenantId, orderId, round),
    courierRef: null,
    round,
    status: 'REQUESTED',
    statusSince: now,
    requestedAt: now,
    requestCount: 0,
    reportedAt: 0,
    problem: null,
    rider: null,
    eta: null,
    trackingUrl: null,
    cancelRequested: false,
  };
  const { id: deliveryId, requestCount: sends } = delivery;
  const firstPoll = pollDeliveryJob.due(now + deliveryPollInterval('REQUESTED'), {
    ...{ tenantId, deliveryId, tries: 0 },
  });
  const jobs =
    requestedBy === 'job'
      ? [firstPoll, requestDeliveryJob.due(now, { tenantId, deliveryId, sends })]
      : [firstPoll];
  const requested: DeliveryEvent = {
    kind: 'requested',
    detail: { courier, ...(round === 1 ? {} : { round }) },
  };
  await insertDelivery(tx, delivery, {
    at: isoOf(now),
    jobs,
    events: event ? [event, requested] : [requested],
  });
  await clearDecisionDeadline(tx, orderId);
}
