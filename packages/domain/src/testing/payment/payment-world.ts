import { type Minor, minor } from '../../money/money.ts';
import type { Attempt } from '../../payment/attempt.ts';
import type { Effect, OrderView } from '../../payment/effect.ts';
import type { Observation } from '../../payment/observation.ts';
import type { settle } from '../../payment/settle.ts';
import { unreachable } from '../../unreachable.ts';
import type { Account } from './provider-account.ts';

export type Settle = typeof settle;

/** An attempt as we keep it, the work that waits for it, and beside it the truth at the provider. */
export type Kept = {
  attempt: Attempt;
  tries: number;
  queryAt: number | null;
  isFinishDue: boolean;
  isGiveBackDue: boolean;
  readonly account: Account;
  /** Taken in time, in full and wanted: it has to pay the order. */
  isGood: boolean;
  /** A browser came back from its page, or somebody said so. */
  wasBack: boolean;
  /** When peace came its shopper had agreed, no browser had come back, and the next question was due in time. */
  wasAgreed: boolean;
  /** Somebody else gave its money back. */
  wasTakenBack: boolean;
};

/** One order, its attempts, answers on their way, and what was done that must never be. Not a database: one process, one order. */
export type World = {
  readonly settle: Settle;
  /** A choice of one in `count`, the same again for the same run. */
  readonly pick: (count: number) => number;
  now: number;
  total: Minor;
  payable: boolean;
  paidBy: string | null;
  wasClosed: boolean;
  readonly kept: Kept[];
  readonly answers: { kept: Kept; seen: Observation }[];
  readonly offences: string[];
};

export const newWorld = (settleIt: Settle, pick: World['pick']): World => ({
  settle: settleIt,
  pick,
  now: 0,
  total: minor(1_000),
  payable: true,
  paidBy: null,
  wasClosed: false,
  kept: [],
  answers: [],
  offences: [],
});

export const viewOf = ({ payable, paidBy }: World): OrderView => ({ payable, paidBy });

/** A report arrives: what the rule makes of it is kept, and its effects become work. */
export function report(world: World, kept: Kept, seen: Observation): void {
  const { attempt, effects } = world.settle(kept.attempt, viewOf(world), seen, kept.tries);
  kept.attempt = attempt;
  for (const effect of effects) take(world, kept, effect);
  if (world.kept.filter((one) => one.attempt.state === 'completed').length > 1) world.offences.push('completed twice');
}

export function take(world: World, kept: Kept, effect: Effect): void {
  switch (effect.do) {
    case 'query':
      kept.queryAt = Math.min(kept.queryAt ?? Infinity, world.now + effect.inMs);
      return;
    case 'finish':
      kept.isFinishDue = true;
      return;
    case 'giveBack':
      kept.isGiveBackDue = true;
      return;
    case 'payOrder':
      return payOrder(world, kept);
    case 'unpayOrder':
      world.paidBy = null;
      return closeOrder(world);
    case 'alert':
      return;
    default:
      return unreachable(effect);
  }
}

/** From now on it takes no money. */
export function closeOrder(world: World): void {
  world.payable = false;
  world.wasClosed = true;
}

function payOrder(world: World, kept: Kept): void {
  if (world.paidBy !== null) world.offences.push('order paid twice');
  if (!world.payable) world.offences.push('paid after it was closed');
  world.paidBy = kept.attempt.id;
}
