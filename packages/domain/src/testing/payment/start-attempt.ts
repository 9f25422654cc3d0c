import type { OrderId } from '../../ids.ts';
import { minor } from '../../money/money.ts';
import { isAttemptOpen } from '../../payment/attempt-graph.ts';
import { totalOf } from '../../price/price-part.ts';
import { makeAttempt } from './make-attempt.ts';
import {
  type ProviderAccountTerms,
  reportOfAccount,
  openProviderAccount,
} from './provider-account.ts';
import { addTip } from './simulated-order.ts';
import {
  type SimulatedAttempt,
  receiveReport,
  type PaymentSimulation,
} from './payment-simulation.ts';

const most = 4;
const lastsMs = 600_000;
const pageStaysMs = 1_800_000;
const kinds = ['direct', 'commit', 'hold'] as const;
const formMs = 300_000;
const autoReturnMs = 120_000;
const shortStatusMs = 7_200_000;

/** Starts another payment. A new total supersedes the earlier attempts; in a race of two tabs nothing does. */
export function startAttempt(world: PaymentSimulation): void {
  if (!world.payable || world.paidBy !== null || world.attempts.length >= most) return;
  const isAnotherTotal = world.pick(3) > 0;
  if (isAnotherTotal) raiseTotal(world);
  if (isAnotherTotal || world.pick(2) === 0) supersede(world);
  const simulated = newAttempt(world);
  world.attempts.push(simulated);
  callStart(world, simulated);
}

function raiseTotal(world: PaymentSimulation): void {
  addTip(world.order, minor(100));
  world.total = totalOf(world.order.parts);
}

function supersede(world: PaymentSimulation): void {
  for (const simulated of world.attempts)
    if (isAttemptOpen(simulated.attempt.state) || simulated.attempt.state === 'failed')
      simulated.attempt = { ...simulated.attempt, superseded: true };
}

function newAttempt(world: PaymentSimulation): SimulatedAttempt {
  const id = `attempt-${world.attempts.length}`;
  const sum = { minor: world.total, currency: 'CLP' };
  const deadline = world.now + lastsMs;
  return {
    attempt: makeAttempt({
      id,
      orderId: 'order' as OrderId,
      sum,
      state: 'created',
      merchantRef: `ref-${id}`,
      deadline,
      ...(world.pick(3) === 0 && { acceptsLateMoney: true }),
    }),
    tries: 0,
    pollAt: world.now + 1_000,
    isCommitDue: false,
    isRefundDue: false,
    account: openProviderAccount(`ref-${id}`, sum, termsOf(world, deadline)),
    isGood: false,
    hasBrowserReturned: false,
    wasAgreed: false,
    wasRefundedElsewhere: false,
  };
}

/**
 * Returns the provider's terms. Some providers drop an approved payment two minutes after the form's end, others later. Some answer polls
 * for two hours only.
 */
function termsOf(world: PaymentSimulation, deadline: number): ProviderAccountTerms {
  const kind = kinds[world.pick(3)] ?? 'direct';
  const formEndsAt = world.now + formMs;
  const isBrief = kind === 'commit' && world.pick(2) === 0;
  const closesAt = isBrief ? formEndsAt + autoReturnMs : deadline + pageStaysMs;
  return {
    kind,
    formEndsAt,
    closesAt,
    statusEndsAt: world.pick(4) === 0 ? world.now + shortStatusMs : Infinity,
  };
}

/** Calls the provider's start: it succeeds with a reply, succeeds without one, or does not reach the provider. */
function callStart(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  const fate = world.pick(5);
  if (fate < 3) simulated.account.isKnown = true;
  if (fate < 2)
    receiveReport(world, simulated, reportOfAccount(simulated.account, 'reply', world.now));
  else receiveReport(world, simulated, { source: 'reply', reported: 'unknown', at: world.now });
}
