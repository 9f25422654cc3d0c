import { setTimeout as wait } from 'node:timers/promises';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { removingCards } from './card-facts.ts';
import { chaosBrands } from './chaos-brands.ts';
import { endedOnBoard } from './check-invariants.ts';
import { kitchenTickets } from './kitchen-tickets.ts';
import { dueJobs, letTimePass, readChaosFacts } from './read-chaos-facts.ts';

/**
 * Minutes per step while payments can be open, for eight minutes from the end of the faults. The
 * shop can commit a payment with a lost return from 5 min 15 s to 7 min after its start, and polls
 * every 20 s: longer steps there would skip a poll that failed, or that a server with an early
 * clock delayed by seconds. Until the oldest payment, which began `faultSeconds` before, is five
 * minutes old, a step is a whole minute.
 */
function openSteps(faultSeconds: number): number[] {
  const whole = Math.max(0, Math.floor(5 - faultSeconds / 60));
  const fine = Array.from({ length: 3 * (8 - whole) }, () => 1 / 3);
  return [...Array.from({ length: whole }, () => 1), ...fine];
}

/**
 * Steps of the time after the faults, in minutes: those of a frozen server while others take over
 * its jobs, and those after its return.
 */
export type TimeSteps = { frozen: readonly number[]; rest: readonly number[] };

const frozenMinutes = 3;

/**
 * The last step passes the deadline of every order. Without a frozen server all steps are in
 * `rest`.
 */
export function timeSteps(faultSeconds: number, hasFrozen: boolean): TimeSteps {
  const steps = openSteps(faultSeconds);
  const isFrozen = (index: number) =>
    hasFrozen && steps.slice(0, index + 1).reduce((sum, each) => sum + each) < frozenMinutes + 0.1;
  const frozen = steps.filter((_, index) => isFrozen(index));
  return { frozen, rest: [0, ...steps.slice(frozen.length), 4, 12] };
}

const pollMs = 250;
/** The limit for all jobs that came due in one step, in milliseconds. */
const passTimeoutMs = 60_000;
/**
 * Milliseconds after the last step: an attempt that is not final by then is a violation, also on a
 * slow machine.
 */
const timeoutMs = 420_000;

/**
 * Moves the time of shop and provider on by these minutes; each step waits until no job is due or
 * running.
 */
export async function advanceBy(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
  steps: readonly number[],
): Promise<void> {
  for (const minutes of steps) await advanceTime(owner, sandbox, minutes);
}

/**
 * Hours in which a deleted card is removed at a provider that answers again: the longest pause
 * between two tries, and one more.
 */
const removalHours = 7;

/**
 * The longest pause between two polls of a refund, in minutes, and a little more; and how many of
 * them may follow the last step.
 */
const refundPollMinutes = 16;
const refundPolls = 4;

/**
 * Moves the time on by these minutes, then while refunds or deleted cards wait for the next try at
 * their provider; then waits until nothing is open. `askOperator`: an operator finds out what
 * became of refunds without an answer. Resolves to the seconds that this took.
 */
export async function untilQuiet(
  owner: OwnerQueries,
  sandbox: SandboxProcess,
  steps: readonly number[],
  askOperator: () => Promise<number>,
): Promise<number> {
  const from = performance.now();
  await advanceBy(owner, sandbox, steps);
  for (let poll = 0; poll < refundPolls && (await openThings(owner)) > 0; poll += 1) {
    await askOperator();
    await advanceBy(owner, sandbox, [refundPollMinutes]);
  }
  for (
    let hour = 0;
    hour < removalHours && (await removingCards(owner, chaosBrands)) > 0;
    hour += 1
  )
    await advanceBy(owner, sandbox, [60]);
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

const nothing = { brands: chaosBrands, scarce: 0, couponLimit: 0 };

/** Counts orders and attempts without a final state. */
async function openThings(owner: OwnerQueries): Promise<number> {
  const { orders, attempts } = await readChaosFacts(owner, nothing);
  const open = [...orders, ...attempts].filter(({ isOpen }) => isOpen).length;
  return open + (await removingCards(owner, chaosBrands));
}

/**
 * Counts paid orders that nobody has begun, without a ticket in the kitchen, and ended orders on
 * its board.
 */
async function unnotifiedOrders(owner: OwnerQueries, sandbox: SandboxProcess): Promise<number> {
  const tickets = await kitchenTickets(sandbox);
  const sent = new Set(tickets.map(({ orderId }) => orderId));
  const { orders } = await readChaosFacts(owner, nothing);
  const unsent = orders.filter(({ id, isPaid, isNew }) => isPaid && isNew && !sent.has(id));
  return unsent.length + endedOnBoard({ orders, tickets }).length;
}
