import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { placeCash, type Shopper } from '../resilience/place-orders.ts';
import { waitUntil } from '../resilience/wait-until.ts';

const pauseMs = 100;
const retryPauseMs = 200;
const giveUpMs = 90_000;
/** Orders of each shopper before the change and after it. */
const ordersAround = 8;

/** An attempt to place an order. `status` null: the connection broke or no answer came. */
type Attempt = {
  shopper: Shopper;
  startedAt: number;
  endedAt: number;
  id: string | null;
  status: number | null;
  retryAfter: string | null;
  code: number | null;
};

/**
 * Orders of shoppers while something changed. `acknowledged`: the time of each, by its id, in
 * milliseconds of `performance.now`. `refused`: codes of the calls that were answered 503 with
 * Retry-After; `unlike`: the statuses of the others that placed nothing. `abandoned`: orders that
 * were never acknowledged. `pauseMs`: the longest time, after the change began, in which none of
 * the shoppers of one server had an order acknowledged.
 */
export type OrderedThrough = {
  acknowledged: ReadonlyMap<string, number>;
  refused: readonly (number | null)[];
  unlike: readonly (number | null)[];
  abandoned: number;
  pauseMs: number;
};

/**
 * Lets each shopper order again and again, before `change`, meanwhile, and until all of them have
 * ordered after it. An order that is refused is sent again with its Idempotency-Key until it is
 * acknowledged.
 */
export async function orderThrough(
  shoppers: readonly Shopper[],
  change: () => Promise<void>,
): Promise<OrderedThrough> {
  const attempts: Attempt[] = [];
  const ending = new AbortController();
  const ordering = Promise.all(shoppers.map((one) => orderAgain(one, attempts, ending.signal)));
  const untilOrdered = (from: number) =>
    waitUntil(giveUpMs, async () =>
      shoppers.every((shopper) => placedSince(from, shopper, attempts) >= ordersAround),
    );
  await untilOrdered(0);
  const changedAt = performance.now();
  await change();
  await untilOrdered(performance.now());
  ending.abort();
  const abandoned = (await ordering).reduce((sum, count) => sum + count, 0);
  const failed = attempts.filter(({ id }) => id === null);
  const isRefused = ({ status, retryAfter }: Attempt) => status === 503 && retryAfter !== null;
  return {
    acknowledged: new Map(
      attempts.flatMap(({ id, endedAt }) => (id === null ? [] : [[id, endedAt] as const])),
    ),
    refused: failed.filter(isRefused).map(({ code }) => code),
    unlike: failed.filter((one) => !isRefused(one)).map(({ status }) => status),
    abandoned,
    pauseMs: longestPause(attempts, changedAt),
  };
}

const placedSince = (from: number, shopper: Shopper, attempts: readonly Attempt[]): number =>
  attempts.filter((one) => one.shopper === shopper && one.id !== null && one.startedAt > from)
    .length;

/** Resolves to the number of orders that were never acknowledged. */
async function orderAgain(
  shopper: Shopper,
  attempts: Attempt[],
  ending: AbortSignal,
): Promise<number> {
  let abandoned = 0;
  while (!ending.aborted) {
    if (!(await orderOnce(shopper, attempts))) abandoned += 1;
    await wait(pauseMs);
  }
  return abandoned;
}

async function orderOnce(shopper: Shopper, attempts: Attempt[]): Promise<boolean> {
  const key = randomUUID();
  const begunAt = performance.now();
  while (performance.now() - begunAt < giveUpMs) {
    const startedAt = performance.now();
    const { id, answer } = await placeCash(shopper, key);
    const endedAt = performance.now();
    const { status = null, retryAfter = null, body = null } = answer ?? {};
    const code = Number(body?.code ?? Number.NaN) || null;
    attempts.push({ shopper, startedAt, endedAt, id, status, retryAfter, code });
    if (id !== null) return true;
    await wait(retryPauseMs);
  }
  return false;
}

function longestPause(attempts: readonly Attempt[], from: number): number {
  const ports = new Set(attempts.map(({ shopper }) => shopper.port));
  return Math.max(
    ...[...ports].map((port) => {
      const times = attempts
        .filter((one) => one.shopper.port === port && one.id !== null && one.endedAt > from)
        .map(({ endedAt }) => endedAt)
        .sort((a, b) => a - b);
      return Math.max(...times.map((at, place) => at - (times[place - 1] ?? from)));
    }),
  );
}

/** Formats statuses or codes with their counts, such as `500 (3 times)`. */
export function countsText(statuses: readonly (number | null)[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, all]) => `${status ?? 'none'} (${all.length} times)`).join(', ');
}
