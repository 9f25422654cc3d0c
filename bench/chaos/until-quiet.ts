import { setTimeout as wait } from 'node:timers/promises';
import type { OwnerQueries } from '../../apps/server/src/testing/order-facts.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { ticketsOf } from './kitchen.ts';
import { dueJobs, letTimePass, shopFacts } from './shop-facts.ts';

/**
 * Minutes that pass at a time while payments can be open. The shop can finish a payment whose return was lost from 5 min 15 s to 7 min after its
 * start, and asks every 20 s. Longer steps would pass over a question that failed, or that a server with an early clock put off by seconds.
 */
const step = 1 / 3;
const stepsOf = (minutes: number): number[] => Array.from({ length: Math.ceil(minutes / step) }, () => step);
/** In the last one the time of every order ends. */
const passes = [0, ...stepsOf(8), 4, 12];
/** Longer than a living process may hold a job, so that others take up those of a frozen one. */
const frozenPasses = stepsOf(3);
const glanceMs = 250;
/** For all jobs that came due in one pass. */
const passPatienceMs = 60_000;
/** From the last pass: what is not final by then is a verdict, however slow the machine is. */
const patienceMs = 420_000;

/** Time passes, for shop and provider at once, until others have done the jobs of a server that is frozen. */
export async function untilTakenUp(owner: OwnerQueries, sandbox: SandboxProcess): Promise<void> {
  for (const minutes of frozenPasses) await pass(owner, sandbox, minutes);
}

/** Twenty-four minutes pass, then the shop is left alone until nothing is open. Answers the seconds it took. */
export async function untilQuiet(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const from = performance.now();
  for (const minutes of passes) await pass(owner, sandbox, minutes);
  await until(patienceMs, async () => (await openThings(owner)) === 0 && (await untold(owner, sandbox)) === 0);
  return (performance.now() - from) / 1_000;
}

async function pass(owner: OwnerQueries, sandbox: SandboxProcess, minutes: number): Promise<void> {
  await sandbox.ask('POST', '/_clock', { advanceMs: Math.round(minutes * 60_000) });
  await letTimePass(owner, minutes);
  await until(passPatienceMs, async () => (await dueJobs(owner)) === 0);
}

async function until(mostMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + mostMs;
  while (!(await isSo()) && performance.now() < deadline) await wait(glanceMs);
}

/** Orders and attempts without an end. */
async function openThings(owner: OwnerQueries): Promise<number> {
  const { orders, attempts } = await shopFacts(owner, 0);
  return orders.filter(({ isOpen }) => isOpen).length + attempts.filter(({ isOpen }) => isOpen).length;
}

/** Paid orders that are not on the kitchen's board. */
async function untold(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const sent = new Set((await ticketsOf(sandbox)).map(({ orderId }) => orderId));
  const { orders } = await shopFacts(owner, 0);
  return orders.filter(({ id, isPaid, isOver }) => isPaid && !isOver && !sent.has(id)).length;
}
