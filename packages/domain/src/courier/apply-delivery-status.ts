import { alertEffect, pollEffect } from '../report/report-effect.ts';
import { isBelieved } from '../report/report-source.ts';
import type { CourierReport } from './courier-report.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryEffect } from './delivery-effect.ts';
import type { DeliveryOutcome, OrderForDelivery } from './delivery-outcome.ts';
import { deliveryPollInterval, stuckMs } from './delivery-poll-schedule.ts';
import {
  advanceDeliveryStatus,
  type DeliveryStatus,
  isPickedUp,
  isDeliveryOver,
} from './delivery-status.ts';
import { effectsOfDeliveryTransition } from './effects-of-delivery-transition.ts';

/**
 * Applies a reported status. A signed webhook moves the status forward and never ends a delivery: a
 * reported end triggers a poll.
 */
export function applyDeliveryStatus(
  delivery: Delivery,
  order: OrderForDelivery,
  report: CourierReport,
  reported: DeliveryStatus,
): DeliveryOutcome {
  if (!isBelieved(report.source) && isDeliveryOver(reported))
    return { delivery, effects: [pollEffect(0)] };
  const status = advanceDeliveryStatus(
    delivery.status,
    reported,
    report.source === 'poll' && report.at >= delivery.reportedAt,
  );
  const next = withReport(delivery, report, status);
  const transitionEffects =
    status === delivery.status ? [] : effectsOfDeliveryTransition(delivery.status, status, order);
  const { cancelRequested, effects } = cancelEffects(delivery, next, order);
  return {
    delivery: { ...next, cancelRequested },
    effects: [
      ...transitionEffects,
      ...effects,
      ...stuckAlert(delivery, next),
      ...(isDeliveryOver(status) ? [] : [pollEffect(deliveryPollInterval(status))]),
    ],
  };
}

/**
 * Adds the report's data to the delivery. A report older than the newest one contributes only a
 * status that is further ahead.
 */
function withReport(delivery: Delivery, report: CourierReport, status: DeliveryStatus): Delivery {
  const advanced =
    status === delivery.status ? delivery : { ...delivery, status, statusSince: report.at };
  const courierRef = delivery.courierRef ?? report.courierRef ?? null;
  const problem =
    status === 'CANCELLED' && delivery.status !== 'CANCELLED'
      ? (report.problem ?? 'cancelled')
      : delivery.problem;
  if (report.at < delivery.reportedAt) return { ...advanced, courierRef, problem };
  return {
    ...advanced,
    courierRef,
    problem,
    reportedAt: report.at,
    rider: report.rider === undefined ? delivery.rider : report.rider,
    eta: report.eta === undefined ? delivery.eta : report.eta,
    trackingUrl: report.trackingUrl ?? delivery.trackingUrl,
  };
}

/**
 * The order ended, or an operator cancelled this courier. Before the pickup the delivery is
 * cancelled, again with each report. After the pickup food of a live order goes on; for other food
 * the operator is alerted once.
 */
function cancelEffects(
  before: Delivery,
  delivery: Delivery,
  { isAlive }: OrderForDelivery,
): { cancelRequested: boolean; effects: readonly DeliveryEffect[] } {
  if (isDeliveryOver(delivery.status) || (isAlive && !delivery.cancelRequested))
    return { cancelRequested: false, effects: [] };
  if (!isPickedUp(delivery.status)) return { cancelRequested: true, effects: [{ do: 'cancel' }] };
  if (isAlive || delivery.status === 'RETURNING') return { cancelRequested: !isAlive, effects: [] };
  return {
    cancelRequested: true,
    effects:
      before.cancelRequested && isPickedUp(before.status)
        ? []
        : [alertEffect('on its way for an ended order')],
  };
}

const stuckAlert = (before: Delivery, after: Delivery): readonly DeliveryEffect[] =>
  before.status === after.status &&
  before.reportedAt - before.statusSince < stuckMs &&
  after.reportedAt - after.statusSince >= stuckMs
    ? [alertEffect('stuck')]
    : [];
