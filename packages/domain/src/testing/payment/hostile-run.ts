import type { Authority, Reported } from '../../payment/observation.ts';
import { refund } from '../../payment/refund.ts';
import { checkMoney, eventsOf } from './check-money.ts';
import { finishIt, giveItBack, pay, query } from './payment-calls.ts';
import { mayFinish } from '../../payment/wanted.ts';
import { closeOrder, type Kept, newWorld, report, type Settle, take, viewOf, type World } from './payment-world.ts';
import { balance, close, giveBack, turnDown } from './provider-account.ts';
import { startAttempt } from './start-attempt.ts';

/** What was done wrong, nothing when all of payments §6 held; and what the run had in it, as proof that it was no easy one. */
export type HostileRun = { readonly offences: readonly string[]; readonly events: readonly string[] };

/**
 * One order among hostile providers, shoppers and networks, then peace until nothing is left to do. `choices` decides everything: the
 * same ones, the same story.
 */
export function hostileRun(settle: Settle, choices: ArrayLike<number>): HostileRun {
  let used = 0;
  const world = newWorld(settle, (count) => (choices[used++] ?? 0) % count);
  while (used < choices.length) strike(world);
  makePeace(world);
  return { offences: [...world.offences, ...checkMoney(world)], events: eventsOf(world) };
}

type Blow = (world: World) => void;
const withAttempt =
  (blow: (world: World, kept: Kept) => void): Blow =>
  (world) => {
    const kept = world.kept[world.pick(Math.max(1, world.kept.length))];
    if (kept !== undefined) blow(world, kept);
  };

const shopperPays = withAttempt((world, kept) => (world.now <= kept.account.closesAt ? pay(world, kept) : close(kept.account)));
const shopperDoesNot = withAttempt((world, kept) => turnDown(kept.account, world.pick(2) === 0 ? 'declined' : 'cancelled'));
const browserReturns = withAttempt((world, kept) => {
  kept.isFinishDue = true;
  kept.wasBack = true;
  if (kept.account.stage === 'cancelled') kept.attempt = { ...kept.attempt, abandoned: 'cancelled' };
  hint(world, kept);
});
const callbackComes = withAttempt(hint);
const arrivesLate = withAttempt((_world, { account }) => {
  account.isKnown = true;
});
const takenBackElsewhere = withAttempt((world, kept) => {
  if (balance(kept.account) <= 0 || kept.account.statusEndsAt !== Infinity || world.pick(8) !== 0) return;
  kept.wasTakenBack = true;
  giveBack(kept.account, balance(kept.account));
});
const workIsDone = withAttempt((world, kept) => work(world, kept, 'hostile'));

const blows: readonly Blow[] = [
  ...[startAttempt, shopperPays, shopperPays, shopperDoesNot, browserReturns, callbackComes, arrivesLate],
  ...[takenBackElsewhere, workIsDone, workIsDone, workIsDone, workIsDone, answerArrives, timePasses, timePasses, orderCloses],
];

function strike(world: World): void {
  const at = world.pick(world.kept.length === 0 ? 1 : blows.length);
  blows[at]?.(world);
}

const authorities: readonly Authority[] = ['signedCallback', 'unsignedCallback', 'browser'];
const claims: readonly Reported[] = ['captured', 'authorised', 'declined', 'expired', 'returned', 'pending', 'noRecord'];

/** Anything at all, from anyone: forged, stale, doubled. */
function hint(world: World, kept: Kept): void {
  const authority = authorities[world.pick(3)] ?? 'browser';
  report(world, kept, { authority, reported: claims[world.pick(7)] ?? 'captured', at: world.now, sum: kept.attempt.sum });
}

/** The first thing that waits for this attempt and is due. */
function work(world: World, kept: Kept, line: 'hostile' | 'honest'): void {
  if (kept.isGiveBackDue) giveItBack(world, kept, line);
  else if (kept.isFinishDue) finishIt(world, kept, line);
  else if (kept.queryAt !== null && kept.queryAt <= world.now) query(world, kept, line);
}

/** Any of those on their way: an older one may come after a newer one. */
function answerArrives(world: World): void {
  const [arrived] = world.answers.splice(world.pick(Math.max(1, world.answers.length)), 1);
  if (arrived !== undefined) report(world, arrived.kept, arrived.seen);
}

/** A call waits ten seconds at most: by then every answer is here or lost. */
function timePasses(world: World): void {
  while (world.answers.length > 0) answerArrives(world);
  world.now += [1_000, 5_000, 60_000, 300_000, 3_600_000][world.pick(5)] ?? 0;
  for (const { account } of world.kept) if (world.now > account.closesAt) close(account);
}

/** Cancelled or past its time; a paid one gets its money back. Rare enough for most orders to stay open. */
function orderCloses(world: World): void {
  if (world.pick(10) !== 0) return;
  closeOrder(world);
  const paying = world.kept.find(({ attempt }) => attempt.id === world.paidBy);
  if (paying === undefined) return;
  const { attempt, effects } = refund(paying.attempt);
  paying.attempt = attempt;
  for (const effect of effects) take(world, paying, effect);
}

const peaceSteps = 500;

/** Nobody acts any more, pages close but for what was agreed on them, and all work is done honestly until none is left. */
function makePeace(world: World): void {
  while (world.answers.length > 0) answerArrives(world);
  for (const kept of world.kept) {
    kept.wasAgreed = isAgreed(world, kept);
    if (!kept.wasAgreed) close(kept.account);
  }
  for (let step = 0; step < peaceSteps; step += 1) {
    const next = firstDue(world);
    if (next === null) return;
    world.now = Math.max(world.now, next.due);
    for (const { account } of world.kept) if (world.now > account.closesAt) close(account);
    work(world, next.kept, 'honest');
  }
  world.offences.push('never comes to rest');
}

const isAgreed = (world: World, { account, attempt, queryAt }: Kept): boolean =>
  account.stage === 'approved' &&
  mayFinish(attempt, viewOf(world)) &&
  queryAt !== null &&
  isInTime(Math.max(queryAt, world.now), account, attempt);

const isInTime = (at: number, { closesAt }: Kept['account'], { deadline }: Kept['attempt']): boolean => at <= Math.min(closesAt, deadline);

function firstDue(world: World): { kept: Kept; due: number } | null {
  let first: { kept: Kept; due: number } | null = null;
  for (const kept of world.kept) {
    const due = kept.isGiveBackDue || kept.isFinishDue ? world.now : kept.queryAt;
    if (due !== null && (first === null || due < first.due)) first = { kept, due };
  }
  return first;
}
