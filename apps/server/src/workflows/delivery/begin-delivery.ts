import type { CourierName, Delivery } from '@comanda/domain/courier/delivery.ts';
import { externalRefOf } from '@comanda/domain/courier/next-courier.ts';
import { watchEvery } from '@comanda/domain/courier/watch-schedule.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { endDecision } from '../../features/delivery/decision-rows.ts';
import type { DeliveryEvent } from '../../features/delivery/delivery-events.ts';
import { insertDelivery } from '../../features/delivery/save-delivery.ts';
import type { Tx } from '../../platform/db/tenant-transaction.ts';
import { sendJob, trackJob } from './delivery-jobs.ts';

/** `id`: a new one. `event`: what else is said of it. `sends`: a job does, for a caller that does not itself. `now` in milliseconds. */
export type NewDelivery = {
  id: string;
  orderId: OrderId;
  courier: CourierName;
  round: number;
  now: number;
  event?: DeliveryEvent;
  sends?: 'caller' | 'job';
};

/** Keeps a delivery that its courier is to hear of: from the same commit on it is asked about. The order is locked by the caller. */
export async function beginDelivery(tx: Tx, { id, orderId, courier, round, now, event, sends = 'caller' }: NewDelivery): Promise<void> {
  const { tenantId } = tx;
  const delivery: Delivery = {
    ...{ id, orderId, courier, externalRef: externalRefOf(tenantId, orderId, round), courierRef: null, round, status: 'REQUESTED' },
    ...{ since: now, sentAt: now, sends: 0, seenAt: 0, problem: null, rider: null, eta: null, trackingUrl: null, calledOff: false },
  };
  const look = trackJob({ tenantId, delivery, tries: 0, now }, watchEvery('REQUESTED'));
  const jobs = sends === 'job' ? [look, sendJob({ tenantId, delivery, now }, 0)] : [look];
  const asked: DeliveryEvent = { kind: 'asked', detail: { courier, ...(round === 1 ? {} : { round }) } };
  await insertDelivery(tx, delivery, { at: new Date(now).toISOString(), jobs, events: event ? [event, asked] : [asked] });
  await endDecision(tx, orderId);
}
