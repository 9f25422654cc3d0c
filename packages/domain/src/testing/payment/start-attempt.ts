import type { OrderId } from '../../ids.ts';
import { minor } from '../../money/money.ts';
import { isAttemptOpen } from '../../payment/attempt-graph.ts';
import { totalOf } from '../../price/price-part.ts';
import { makeAttempt } from './make-attempt.ts';
import {
  decline,
  type ProviderAccountTerms,
  reportOfAccount,
  openProviderAccount,
} from './provider-account.ts';
import { type ModelledMethod, modelledMethods } from './modelled-methods.ts';
import { pay } from './payment-calls.ts';
import { addTip } from './simulated-order.ts';
import {
  type SimulatedAttempt,
  receiveReport,
  type PaymentSimulation,
} from './payment-simulation.ts';

const most = 4;
const lastsMs = 600_000;
const pageStaysMs = 1_800_000;
const shortStatusMs = 7_200_000;
/** Milliseconds after which a provider's reports show a refund: at once, a minute later, never. */
const refundLags = [0, 0, 60_000, Infinity] as const;

/**
 * Starts another payment. A new total supersedes the earlier attempts; in a race of two tabs
 * nothing does.
 */
export function startAttempt(world: PaymentSimulation): void {
  if (!world.payable || world.paidBy !== null || world.attempts.length >= most) return;
  if (world.rules.hasUnknownCharge(world.attempts.map(({ attempt }) => attempt))) return;
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
  const method = world.methods[world.pick(world.methods.length)] ?? 'webpay';
  return {
    attempt: makeAttempt({
      id,
      method,
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
    account: openProviderAccount(`ref-${id}`, sum, termsOf(world, method, deadline)),
    isGood: false,
    hasBrowserReturned: false,
    wasAgreed: false,
    wasRefundedElsewhere: false,
    parts: 0,
    needsOperator: false,
  };
}

/** Returns the terms of a method's provider. Some that end their status do so early. */
function termsOf(
  world: PaymentSimulation,
  method: ModelledMethod,
  deadline: number,
): ProviderAccountTerms {
  const { kind, formMs, lapsesMs, endsStatus, paysTwice, returnsParts, knowsRefundKeys, lateMs } =
    modelledMethods[method];
  const formEndsAt = world.now + formMs;
  return {
    ...{ kind, formEndsAt, paysTwice, returnsParts, knowsRefundKeys },
    showsRefundsAfterMs: refundLags[world.pick(refundLags.length)] ?? 0,
    closesAt: lapsesMs === null ? deadline + pageStaysMs : formEndsAt + lapsesMs,
    statusEndsAt: endsStatus && world.pick(2) === 0 ? world.now + shortStatusMs : Infinity,
    unsureUntil: world.now + lateMs,
  };
}

/**
 * Calls the provider's start: it succeeds with a reply, succeeds without one, or does not reach the
 * provider. A charge is decided by it.
 */
function callStart(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  const fate = world.pick(5);
  if (fate < 3) reachProvider(world, simulated);
  if (fate < 2)
    receiveReport(world, simulated, reportOfAccount(simulated.account, 'reply', world.now));
  else receiveReport(world, simulated, { source: 'reply', reported: 'unknown', at: world.now });
}

/**
 * The request arrives at the provider, maybe late. A late charge is carried out only while nothing
 * is known of it.
 */
export function reachProvider(world: PaymentSimulation, simulated: SimulatedAttempt): void {
  const { account } = simulated;
  if (account.isKnown) return;
  const isCharge = account.kind === 'charge';
  if (isCharge && account.unsureUntil < world.now) return;
  account.isKnown = true;
  if (!isCharge) return;
  if (world.pick(4) === 0) decline(account, 'declined');
  else pay(world, simulated);
}
