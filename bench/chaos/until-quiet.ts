import { setTimeout as wait } from 'node:timers/promises';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { kitchenTickets } from './kitchen-tickets.ts';
import { dueJobs, letTimePass, readChaosFacts } from './read-chaos-facts.ts';

/**
 * Minutes per step while payments can be open. The shop can commit a payment with a lost return from 5 min 15 s to 7 min after its start,
 * and polls every 20 s. Longer steps would skip a poll that failed, or that a server with an early clock delayed by seconds.
 */
const step = 1 / 3;
const stepsOf = (minutes: number): number[] =>
  Array.from({ length: Math.ceil(minutes / step) }, () => step);
/** The last step passes the deadline of every order. */
const passes = [0, ...stepsOf(8), 4, 12];
/** Longer than the lock of a job, so that other workers take over the jobs of a frozen one. */
const frozenPasses = stepsOf(3);
const pollMs = 250;
/** The limit for all jobs that came due in one step, in milliseconds. */
const passTimeoutMs = 60_000;
/** Milliseconds after the last step: an attempt that is not final by then is a violation, also on a slow machine. */
const timeoutMs = 420_000;

/** Moves the time of shop and provider on, until other servers have done the jobs of a frozen one. */
export async function untilJobsTakenOver(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
): Promise<void> {
  for (const minutes of frozenPasses) await advanceTime(owner, sandbox, minutes);
}

/** Moves the time on by twenty-four minutes, then waits until nothing is open. Resolves to the seconds that this took. */
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

/** Counts orders and attempts without a final state. */
async function openThings(owner: OwnerQueries): Promise<number> {
  const { orders, attempts } = await readChaosFacts(owner, 0);
  return (
    orders.filter(({ isOpen }) => isOpen).length + attempts.filter(({ isOpen }) => isOpen).length
  );
}

/** Counts paid orders without a ticket in the kitchen. */
async function unnotifiedOrders(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const sent = new Set((await kitchenTickets(sandbox)).map(({ orderId }) => orderId));
  const { orders } = await readChaosFacts(owner, 0);
  return orders.filter(({ id, isPaid, isOver }) => isPaid && !isOver && !sent.has(id)).length;
}
