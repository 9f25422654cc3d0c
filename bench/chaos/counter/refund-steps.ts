import { getRefundOptions } from '@comanda/contract/counter/refunds.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { type OrderPlace, refund } from './order-changes.ts';
import { rotaOf } from './rota.ts';
import { atBoth, once, sentTwice, type Step } from './step.ts';
import type { Tablet } from './tablet.ts';

type StepOf = (place: OrderPlace, left: number) => Step;

const part = (place: OrderPlace, left: number, share: number) =>
  refund(place, 'amount', minor(Math.floor(left * share)));
const whole = (place: OrderPlace, left: number) => refund(place, 'whole', minor(left));

/**
 * Refunds of orders that were handed over. Two of two thirds are more than was paid: one of them
 * has to be refused.
 */
export const refundRota = () =>
  rotaOf<StepOf | null>([
    (place, left) => sentTwice(part(place, left, 1 / 3)),
    null,
    (place, left) => atBoth(whole(place, left), whole(place, left)),
    (place, left) => atBoth(part(place, left, 2 / 3), part(place, left, 2 / 3)),
    null,
    (place, left) => sentTwice(whole(place, left)),
    (place, left) => atBoth(whole(place, left), part(place, left, 1 / 4)),
    (place, left) => once(part(place, left, 1 / 2)),
  ]);

/** Refunds of orders in the kitchen; a whole one cancels the order. */
export const kitchenRefundRota = () =>
  rotaOf<StepOf | null>([
    null,
    null,
    (place, left) => sentTwice(part(place, left, 1 / 4)),
    null,
    null,
    (place, left) => atBoth(whole(place, left), part(place, left, 1 / 2)),
  ]);

/** The next refund of an order; null: none, or nothing is left to refund. */
export async function refundStep(
  refunds: ReturnType<typeof refundRota>,
  { api }: Tablet,
  place: OrderPlace,
): Promise<Step | null> {
  const stepOf = refunds();
  if (stepOf === null) return null;
  const { orderId } = place;
  const read = await api.call(getRefundOptions, { params: { orderId } });
  const options = read.ok ? read.value : null;
  return options === null || options.way === null ? null : stepOf(place, options.left);
}
