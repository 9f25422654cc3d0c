import { pollEffect, pollWithAlert, alertEffect } from '../report/report-effect.ts';
import { isBelieved } from '../report/report-source.ts';
import { applyDeliveryStatus } from './apply-delivery-status.ts';
import type { CourierReport } from './courier-report.ts';
import type { Delivery } from './delivery.ts';
import type { DeliveryOutcome, OrderForDelivery } from './delivery-outcome.ts';
import { lastPollMs, deliveryBackoff, deliveryPollInterval } from './delivery-poll-schedule.ts';
import { isDeliveryOver } from './delivery-status.ts';
import { mayRepeatRefused, mayRepeatRequest, provesNoDispatch } from './request-retry.ts';

/**
 * Applies one courier report to one delivery; no other function changes a delivery's status.
 * `tries` counts the polls of the courier so far. Applying the same report twice changes nothing
 * more. A delivery that is under way always gets another poll. The next courier is requested only
 * after this courier is known not to deliver. docs/rules/couriers.md#only-answers-end-a-delivery,
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
    ? applyDeliveryStatus(delivery, order, report, reported)
    : { delivery, effects: [pollEffect(0)] };
}

/**
 * A courier reports a delivery as active after its end. Alerts the operator once, cancels with each
 * poll answer, and polls until the courier reports an end.
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
 * The courier has no record of the delivery. That is proof only for a delivery that was never
 * confirmed, in a poll answer after the grace period of the dispatch.
 */
function applyNoRecord(
  delivery: Delivery,
  order: OrderForDelivery,
  report: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (delivery.status !== 'REQUESTED')
    return {
      delivery,
      effects: pollWithAlert(deliveryBackoff(tries), tries, 'unknown to the courier'),
    };
  if (!provesNoDispatch(delivery, report))
    return { delivery, effects: [pollEffect(deliveryBackoff(tries))] };
  if (mayRepeatRequest(delivery, order))
    return {
      delivery,
      effects: [{ do: 'request', inMs: 0 }, pollEffect(deliveryPollInterval('REQUESTED'))],
    };
  const { delivery: over, effects } = endDelivery(
    { ...delivery, problem: delivery.problem ?? 'temporary' },
    order,
    report.at,
  );
  return { delivery: over, effects: [...effects, pollEffect(lastPollMs)] };
}

/**
 * The courier refused the dispatch. A refusal counts only for a delivery that was never confirmed.
 */
function applyRefusal(
  delivery: Delivery,
  order: OrderForDelivery,
  { problem = 'temporary', at }: CourierReport,
  tries: number,
): DeliveryOutcome {
  if (delivery.status !== 'REQUESTED' || problem === 'duplicate')
    return { delivery, effects: [pollEffect(deliveryBackoff(tries))] };
  if (mayRepeatRefused(problem, delivery, order))
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
