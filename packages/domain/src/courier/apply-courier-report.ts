import type { OrderStatus } from '../order/order-status.ts';
import { alertEffect, pollEffect, pollWithAlert } from '../report/report-effect.ts';
import { isBelieved } from '../report/report-source.ts';
import type { CourierReport } from './courier-report.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryEffect } from './delivery-effect.ts';
import {
  advanceDeliveryStatus,
  type DeliveryStatus,
  isPickedUp,
  isDeliveryOver,
} from './delivery-status.ts';
import { effectsOfTransition } from './effects-of-transition.ts';
import {
  requestGraceMs,
  lastPollMs,
  maxRequests,
  deliveryBackoff,
  stuckMs,
  deliveryPollInterval,
} from './delivery-poll-schedule.ts';

/** The order's facts, read under the order's row lock. `isAlive`: the order was not cancelled, failed or reversed. */
export type OrderForDelivery = { readonly status: OrderStatus; readonly isAlive: boolean };

/** The changed delivery and the effects to carry out. The server stores both in one transaction. */
export type DeliveryOutcome = {
  readonly delivery: Delivery;
  readonly effects: readonly DeliveryEffect[];
};

/**
 * Applies one courier report to one delivery; no other function changes a delivery's status. `tries` counts the polls of the courier so
 * far. Applying the same report twice changes nothing more. A delivery that is under way always gets another poll. The next courier is
 * requested only after this courier is known not to deliver. docs/rules/couriers.md#only-answers-end-a-delivery,
 * docs/rules/couriers.md#same-report-twice, docs/couriers.md.
 */
export function applyCourierReport(
  delivery: Delivery,
  order: OrderForDelivery,
  report: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (isDeliveryOver(delivery.status)) return afterEnd(delivery, report, tries);
  const { reported, source } = report;
  if (reported === 'unknown')
    return { delivery, effects: pollWithAlert(deliveryBackoff(tries), tries, 'open for long') };
  if (reported === 'noRecord') return applyNoRecord(delivery, order, report, tries);
  if (reported === 'refused')
    return source === 'reply'
      ? applyRefusal(delivery, order, report, tries)
      : { delivery, effects: [pollEffect(0)] };
  return isBelieved(source) || source === 'signedWebhook'
    ? applyStatus(delivery, order, report, reported)
    : { delivery, effects: [pollEffect(0)] };
}

/**
 * A courier reports a delivery as active after its end. Alerts the operator once, cancels with each poll answer, and polls until the courier
 * reports an end.
 */
function afterEnd(
  delivery: Delivery,
  { source, reported, at }: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (delivery.status !== 'CANCELLED' || source !== 'poll') return { delivery, effects: [] };
  if (reported === 'unknown')
    return {
      delivery,
      effects: delivery.cancelRequested ? [pollEffect(deliveryBackoff(tries))] : [],
    };
  if (
    reported === 'noRecord' ||
    reported === 'refused' ||
    isDeliveryOver(reported) ||
    at <= delivery.reportedAt
  )
    return { delivery, effects: [] };
  return {
    delivery: { ...delivery, reportedAt: at, cancelRequested: true },
    effects: [
      ...(delivery.cancelRequested ? [] : [alertEffect('active after its end')]),
      { do: 'cancel' },
      pollEffect(deliveryPollInterval(reported)),
    ],
  };
}

/**
 * The courier has no record of the delivery. That is proof only for a delivery that was never confirmed, in a poll answer after the grace
 * period of the dispatch.
 */
function applyNoRecord(
  delivery: Delivery,
  order: OrderForDelivery,
  { source, at }: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (delivery.status !== 'REQUESTED')
    return {
      delivery,
      effects: pollWithAlert(deliveryBackoff(tries), tries, 'unknown to the courier'),
    };
  const isProof = source === 'poll' && at >= delivery.requestedAt + requestGraceMs;
  if (!isProof) return { delivery, effects: [pollEffect(deliveryBackoff(tries))] };
  if (order.isAlive && !delivery.cancelRequested && delivery.requestCount < maxRequests)
    return {
      delivery,
      effects: [{ do: 'request', inMs: 0 }, pollEffect(deliveryPollInterval('REQUESTED'))],
    };
  const { delivery: over, effects } = endDelivery(
    { ...delivery, problem: delivery.problem ?? 'temporary' },
    order,
    at,
  );
  return { delivery: over, effects: [...effects, pollEffect(lastPollMs)] };
}

/** The courier refused the dispatch. A refusal counts only for a delivery that was never confirmed. */
function applyRefusal(
  delivery: Delivery,
  order: OrderForDelivery,
  { problem = 'temporary', at }: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (delivery.status !== 'REQUESTED' || problem === 'duplicate')
    return { delivery, effects: [pollEffect(deliveryBackoff(tries))] };
  if (
    problem === 'rateLimited' &&
    order.isAlive &&
    !delivery.cancelRequested &&
    delivery.requestCount < maxRequests
  )
    return {
      delivery,
      effects: [
        { do: 'request', inMs: deliveryBackoff(delivery.requestCount) },
        pollEffect(deliveryPollInterval('REQUESTED') + deliveryBackoff(delivery.requestCount)),
      ],
    };
  return endDelivery({ ...delivery, problem }, order, at);
}

const endDelivery = (
  delivery: Delivery,
  order: OrderForDelivery,
  statusSince: number,
): DeliveryOutcome => ({
  delivery: {
    ...delivery,
    status: 'CANCELLED',
    statusSince,
    reportedAt: Math.max(statusSince, delivery.reportedAt),
    cancelRequested: false,
  },
  effects: order.isAlive ? [{ do: 'reassign' }] : [],
});

/** Applies a reported status. A signed webhook moves the status forward and never ends a delivery: a reported end triggers a poll. */
function applyStatus(
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
    status === delivery.status ? [] : effectsOfTransition(delivery.status, status, order);
  const { calledOff, effects } = cancelEffects(delivery, next, order);
  return {
    delivery: { ...next, cancelRequested: calledOff },
    effects: [
      ...transitionEffects,
      ...effects,
      ...stuckAlert(delivery, next),
      ...(isDeliveryOver(status) ? [] : [pollEffect(deliveryPollInterval(status))]),
    ],
  };
}

/** Adds the report's data to the delivery. A report older than the newest one contributes only a status that is further ahead. */
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
 * The order ended, or an operator cancelled this courier. Before the pickup the delivery is cancelled, again with each report. After the
 * pickup food of a live order goes on; for other food the operator is alerted once.
 */
function cancelEffects(
  before: Delivery,
  delivery: Delivery,
  { isAlive }: OrderForDelivery,
): { calledOff: boolean; effects: readonly DeliveryEffect[] } {
  if (isDeliveryOver(delivery.status) || (isAlive && !delivery.cancelRequested))
    return { calledOff: false, effects: [] };
  if (!isPickedUp(delivery.status)) return { calledOff: true, effects: [{ do: 'cancel' }] };
  if (isAlive || delivery.status === 'RETURNING') return { calledOff: !isAlive, effects: [] };
  return {
    calledOff: true,
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
