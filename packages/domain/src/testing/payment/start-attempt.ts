import type { OrderId } from '../../ids.ts';
import { minor } from '../../money/money.ts';
import { isLive } from '../../payment/attempt-graph.ts';
import { makeAttempt } from './make-attempt.ts';
import { type AccountTerms, answerOf, openAccount } from './provider-account.ts';
import { type Kept, report, type World } from './payment-world.ts';

const most = 4;
const lastsMs = 600_000;
const pageStaysMs = 1_800_000;
const kinds = ['direct', 'commit', 'hold'] as const;
const formMs = 300_000;
const autoReturnMs = 120_000;
const shortStatusMs = 7_200_000;

/** The shopper begins to pay (again): another total leaves the attempts before behind; in a race of two tabs nothing does. */
export function startAttempt(world: World): void {
  if (!world.payable || world.paidBy !== null || world.kept.length >= most) return;
  const isAnotherTotal = world.pick(3) > 0;
  if (isAnotherTotal) world.total = minor(world.total + 100);
  if (isAnotherTotal || world.pick(2) === 0) supersede(world);
  const kept = newAttempt(world);
  world.kept.push(kept);
  callStart(world, kept);
}

function supersede(world: World): void {
  for (const kept of world.kept) if (isLive(kept.attempt.state)) kept.attempt = { ...kept.attempt, superseded: true };
}

function newAttempt(world: World): Kept {
  const id = `attempt-${world.kept.length}`;
  const sum = { minor: world.total, currency: 'CLP' };
  const deadline = world.now + lastsMs;
  return {
    attempt: makeAttempt({ id, orderId: 'order' as OrderId, sum, state: 'created', merchantRef: `ref-${id}`, deadline }),
    tries: 0,
    queryAt: world.now + 1_000,
    isFinishDue: false,
    isGiveBackDue: false,
    account: openAccount(`ref-${id}`, sum, termsOf(world, deadline)),
    isGood: false,
    wasBack: false,
    wasAgreed: false,
    wasTakenBack: false,
  };
}

/** What is agreed on a form is let go two minutes after its end by some, later by others. Some answer questions for two hours only. */
function termsOf(world: World, deadline: number): AccountTerms {
  const kind = kinds[world.pick(3)] ?? 'direct';
  const formEndsAt = world.now + formMs;
  const isBrief = kind === 'commit' && world.pick(2) === 0;
  const closesAt = isBrief ? formEndsAt + autoReturnMs : deadline + pageStaysMs;
  return { kind, formEndsAt, closesAt, statusEndsAt: world.pick(4) === 0 ? world.now + shortStatusMs : Infinity };
}

/** It arrives and says so, or without our hearing of it, or later, or never. */
function callStart(world: World, kept: Kept): void {
  const fate = world.pick(5);
  if (fate < 3) kept.account.isKnown = true;
  if (fate < 2) report(world, kept, answerOf(kept.account, 'reply', world.now));
  else report(world, kept, { authority: 'reply', reported: 'unknown', at: world.now });
}
