import { setTimeout as wait } from 'node:timers/promises';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { kitchenTickets } from './kitchen-tickets.ts';
import { dueJobs, letTimePass, readChaosFacts } from './read-chaos-facts.ts';

/**
 * Minutes that pass at a time while payments can be open. The shop can finish a payment whose return was lost from 5 min 15 s to 7 min after its
 * start, and asks every 20 s. Longer steps would pass over a question that failed, or that a server with an early clock put off by seconds.
 */
const step = 1 / 3;
const stepsOf = (minutes: number): number[] =>
  Array.from({ length: Math.ceil(minutes / step) }, () => step);
/** In the last one the time of every order ends. */
const passes = [0, ...stepsOf(8), 4, 12];
/** Longer than a living process may hold a job, so that others take up those of a frozen one. */
const frozenPasses = stepsOf(3);
const pollMs = 250;
/** For all jobs that came due in one pass. */
const passTimeoutMs = 60_000;
/** From the last pass: what is not final by then is a verdict, however slow the machine is. */
const timeoutMs = 420_000;

/** Time passes, for shop and provider at once, until others have done the jobs of a server that is frozen. */
export async function untilJobsTakenOver(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
): Promise<void> {
  for (const minutes of frozenPasses) await advanceTime(owner, sandbox, minutes);
}

/** Twenty-four minutes pass, then the shop is left alone until nothing is open. Answers the seconds it took. */
export async function untilQuiet(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const from = performance.now();
  for (const minutes of passes) await advanceTime(owner, sandbox, minutes);
  await waitUntilTrue(
    timeoutMs,
    async () => (await openThings(owner)) === 0 && (await unnotifiedOrders(owner, sandbox)) === 0,
  );
  return (performance.now() - from) / 1_000;
}

async function advanceTime(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
  minutes: number,
): Promise<void> {
  await sandbox.call('POST', '/_clock', { advanceMs: Math.round(minutes * 60_000) });
  await letTimePass(owner, minutes);
  await waitUntilTrue(passTimeoutMs, async () => (await dueJobs(owner)) === 0);
}

async function waitUntilTrue(mostMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + mostMs;
  while (!(await isSo()) && performance.now() < deadline) await wait(pollMs);
}

/** Orders and attempts without an end. */
async function openThings(owner: OwnerQueries): Promise<number> {
  const { orders, attempts } = await readChaosFacts(owner, 0);
  return (
    orders.filter(({ isOpen }) => isOpen).length + attempts.filter(({ isOpen }) => isOpen).length
  );
}

/** Paid orders that are not on the kitchen's board. */
async function unnotifiedOrders(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const sent = new Set((await kitchenTickets(sandbox)).map(({ orderId }) => orderId));
  const { orders } = await readChaosFacts(owner, 0);
  return orders.filter(({ id, isPaid, isOver }) => isPaid && !isOver && !sent.has(id)).length;
}
