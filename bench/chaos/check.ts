import type { Truth } from '../../apps/server/src/testing/sandbox-process.ts';
import { type Facts, netOf } from './facts.ts';
import type { Acknowledged } from './shopper.ts';

export type Violations = Readonly<Record<string, number>>;

const count = <Item>(items: readonly Item[], isWrong: (item: Item) => boolean): number => items.filter(isWrong).length;

/** What must be true once everything is quiet, against what the shoppers were told and what the provider really took. reliability §2. */
export function check(told: readonly Acknowledged[], facts: Facts, truths: readonly Truth[]): Violations {
  const known = new Set(facts.orders.map(({ id }) => id));
  const taken = takenByOrder(facts, truths);
  const money = (orderId: string) => taken.get(orderId) ?? { net: 0, charges: 0 };
  const ours = new Set(facts.attempts.map(({ merchantRef }) => merchantRef));
  const reallyHeld = truths.reduce((sum, truth) => sum + netOf(truth), 0);
  return {
    'acknowledged orders that are lost': count(told, ({ orderIds }) => [...orderIds].some((id) => !known.has(id))),
    'orders made twice for one key': count(told, ({ orderIds }) => orderIds.size > 1) + Math.max(0, known.size - told.length),
    'orders charged twice': count(facts.orders, ({ id }) => money(id).charges > 1),
    'orders whose net charge is neither nothing nor the total': count(facts.orders, ({ id, total }) => ![0, total].includes(money(id).net)),
    'charged and not paid': count(facts.orders, ({ id, isPaid }) => !isPaid && money(id).net !== 0),
    'paid and not charged': count(facts.orders, ({ id, isPaid, total }) => isPaid && money(id).net !== total),
    'money that no order knows of': count(truths, (truth) => netOf(truth) !== 0 && !ours.has(truth.merchantRef)),
    'unpaid orders that the kitchen was told of': count(facts.orders, ({ isPaid, isShown }) => isShown && !isPaid),
    'paid orders that the kitchen was not told of': count(facts.orders, ({ isPaid, isShown }) => isPaid && !isShown),
    'pesos between the books and the provider': Math.abs(facts.held - reallyHeld),
    'events of the books that do not balance': facts.unbalanced,
    'orders and attempts without an end': count(facts.orders, ({ isOpen }) => isOpen) + count(facts.attempts, ({ isOpen }) => isOpen),
  };
}

function takenByOrder({ attempts }: Facts, truths: readonly Truth[]): Map<string, { net: number; charges: number }> {
  const byRef = new Map(truths.map((truth) => [truth.merchantRef, truth]));
  const taken = new Map<string, { net: number; charges: number }>();
  for (const { orderId, merchantRef } of attempts) {
    const truth = byRef.get(merchantRef);
    const net = truth ? netOf(truth) : 0;
    const before = taken.get(orderId) ?? { net: 0, charges: 0 };
    taken.set(orderId, { net: before.net + net, charges: before.charges + (net > 0 ? 1 : 0) });
  }
  return taken;
}

/** The stories of attempts whose books and provider disagree. */
export function strayStories({ attempts }: Facts, truths: readonly Truth[]): readonly string[] {
  const byRef = new Map(truths.map((truth) => [truth.merchantRef, truth]));
  return attempts.flatMap(({ merchantRef, held, story }) => {
    const truth = byRef.get(merchantRef);
    return held === (truth ? netOf(truth) : 0)
      ? []
      : [`${merchantRef}: the books hold ${held}, the provider says ${JSON.stringify(truth)}\n${story}`];
  });
}

export const total = (violations: Violations): number => Object.values(violations).reduce((sum, each) => sum + (each > 0 ? 1 : 0), 0);
