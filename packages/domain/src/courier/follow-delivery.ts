import type { OrderStatus } from '../order/order-status.ts';
import type { Delivery, Sighting } from './delivery.ts';
import type { DeliveryAlarm, DeliveryEffect } from './delivery-effect.ts';
import { advance, type DeliveryStatus, hasFood, isOver } from './delivery-status.ts';
import { entered } from './entered.ts';
import { graceMs, isOpenForLong, lastLookMs, mostSends, pauseAfter, stuckMs, watchEvery } from './watch-schedule.ts';

/** Of its order, as it stands under its lock. `isWanted`: it has not come to nothing. */
export type DeliveredOrder = { readonly status: OrderStatus; readonly isWanted: boolean };

/** What a delivery becomes, and what has to be done; both are stored in one transaction. */
export type Followed = { readonly delivery: Delivery; readonly effects: readonly DeliveryEffect[] };

const ask = (inMs: number): DeliveryEffect => ({ do: 'ask', inMs });
const alert = (why: DeliveryAlarm): DeliveryEffect => ({ do: 'alert', why });

/**
 * What one sighting makes of one delivery: the only way its status changes. `tries` is how often the courier was asked about it. The same
 * sighting twice changes nothing more. Whatever happens, a delivery under way is asked about again, and the next courier is asked only
 * after this one is known not to bring it. payments §8; docs/couriers.md tells it.
 */
export function followDelivery(delivery: Delivery, order: DeliveredOrder, seen: Sighting, tries: number): Followed {
  if (isOver(delivery.status)) return afterEnd(delivery, seen, tries);
  const { reported, authority } = seen;
  if (reported === 'unknown')
    return { delivery, effects: [ask(pauseAfter(tries)), ...(isOpenForLong(tries) ? [alert('open for long')] : [])] };
  if (reported === 'noRecord') return missing(delivery, order, seen, tries);
  if (reported === 'refused') return authority === 'reply' ? refused(delivery, order, seen, tries) : { delivery, effects: [ask(0)] };
  return authority === 'notice' ? { delivery, effects: [ask(0)] } : shown(delivery, order, seen, reported);
}

/** A courier that brings what it said it would not: a person must know, once, and it is called off with each look until it is over there too. */
function afterEnd(delivery: Delivery, { authority, reported, at }: Sighting, tries: number): Followed {
  if (delivery.status !== 'CANCELLED' || authority !== 'answer') return { delivery, effects: [] };
  if (reported === 'unknown') return { delivery, effects: delivery.calledOff ? [ask(pauseAfter(tries))] : [] };
  if (reported === 'noRecord' || reported === 'refused' || isOver(reported) || at <= delivery.seenAt) return { delivery, effects: [] };
  return {
    delivery: { ...delivery, seenAt: at, calledOff: true },
    effects: [...(delivery.calledOff ? [] : [alert('alive after its end')]), { do: 'callOff' }, ask(watchEvery(reported))],
  };
}

/** Never heard of: proof only once the dispatch can no longer be under way, and only of what was never confirmed. */
function missing(delivery: Delivery, order: DeliveredOrder, { authority, at }: Sighting, tries: number): Followed {
  if (delivery.status !== 'REQUESTED')
    return { delivery, effects: [ask(pauseAfter(tries)), ...(isOpenForLong(tries) ? [alert('gone at the courier')] : [])] };
  const isProof = authority === 'answer' && at >= delivery.sentAt + graceMs;
  if (!isProof) return { delivery, effects: [ask(pauseAfter(tries))] };
  if (order.isWanted && !delivery.calledOff && delivery.sends < mostSends)
    return { delivery, effects: [{ do: 'send', inMs: 0 }, ask(watchEvery('REQUESTED'))] };
  const { delivery: over, effects } = ended({ ...delivery, problem: delivery.problem ?? 'temporary' }, order, at);
  return { delivery: over, effects: [...effects, ask(lastLookMs)] };
}

/** The dispatch made nothing. Only of one that was never confirmed: a refusal of anything else is no news about it. */
function refused(delivery: Delivery, order: DeliveredOrder, { problem = 'temporary', at }: Sighting, tries: number): Followed {
  if (delivery.status !== 'REQUESTED' || problem === 'duplicate') return { delivery, effects: [ask(pauseAfter(tries))] };
  if (problem === 'rateLimited' && order.isWanted && !delivery.calledOff && delivery.sends < mostSends)
    return {
      delivery,
      effects: [{ do: 'send', inMs: pauseAfter(delivery.sends) }, ask(watchEvery('REQUESTED') + pauseAfter(delivery.sends))],
    };
  return ended({ ...delivery, problem }, order, at);
}

const ended = (delivery: Delivery, order: DeliveredOrder, at: number): Followed => ({
  delivery: { ...delivery, status: 'CANCELLED', since: at, seenAt: Math.max(at, delivery.seenAt), calledOff: false },
  effects: order.isWanted ? [{ do: 'fallBack' }] : [],
});

/** An end is believed when it was asked for, or said in reply; a message that tells one is a reason to ask. */
function shown(delivery: Delivery, order: DeliveredOrder, seen: Sighting, reported: DeliveryStatus): Followed {
  if (seen.authority === 'signed' && isOver(reported)) return { delivery, effects: [ask(0)] };
  const status = advance(delivery.status, reported, seen.authority === 'answer' && seen.at >= delivery.seenAt);
  const next = learn(delivery, seen, status);
  const arrived = status === delivery.status ? [] : entered(delivery.status, status, order);
  const { calledOff, effects } = unwanted(delivery, next, order);
  return {
    delivery: { ...next, calledOff },
    effects: [...arrived, ...effects, ...stuck(delivery, next), ...(isOver(status) ? [] : [ask(watchEvery(status))])],
  };
}

/** An older message than the newest answer brings nothing but a status that is ahead. */
function learn(delivery: Delivery, seen: Sighting, status: DeliveryStatus): Delivery {
  const moved = status === delivery.status ? delivery : { ...delivery, status, since: seen.at };
  const courierRef = delivery.courierRef ?? seen.courierRef ?? null;
  const problem = status === 'CANCELLED' && delivery.status !== 'CANCELLED' ? (seen.problem ?? 'cancelled') : delivery.problem;
  if (seen.at < delivery.seenAt) return { ...moved, courierRef, problem };
  return {
    ...moved,
    courierRef,
    problem,
    seenAt: seen.at,
    rider: seen.rider === undefined ? delivery.rider : seen.rider,
    eta: seen.eta === undefined ? delivery.eta : seen.eta,
    trackingUrl: seen.trackingUrl ?? delivery.trackingUrl,
  };
}

/**
 * The order came to nothing, or a person took it from this courier: called off while the food is at its store, again with each look. Later
 * food that is wanted is let come; of other food a person is told, once.
 */
function unwanted(
  before: Delivery,
  delivery: Delivery,
  { isWanted }: DeliveredOrder,
): { calledOff: boolean; effects: readonly DeliveryEffect[] } {
  if (isOver(delivery.status) || (isWanted && !delivery.calledOff)) return { calledOff: false, effects: [] };
  if (!hasFood(delivery.status)) return { calledOff: true, effects: [{ do: 'callOff' }] };
  if (isWanted || delivery.status === 'RETURNING') return { calledOff: !isWanted, effects: [] };
  return { calledOff: true, effects: before.calledOff && hasFood(before.status) ? [] : [alert('on its way and not wanted')] };
}

const stuck = (before: Delivery, after: Delivery): readonly DeliveryEffect[] =>
  before.status === after.status && before.seenAt - before.since < stuckMs && after.seenAt - after.since >= stuckMs ? [alert('stuck')] : [];
