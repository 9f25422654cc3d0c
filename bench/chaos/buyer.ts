import { setTimeout as wait } from 'node:timers/promises';
import type { Brand, Wish } from './brands.ts';
import type { Answer, Sent } from './call.ts';
import type { Draw } from './draw.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

/**
 * What a shopper was told. `orderIds`: the orders that answers under the shopper's key named; none when the order was refused. `hasAgreed`: paid on
 * a provider's page. `hasCancelled`: somebody asked to cancel the order. `keys`: attempts by the key they were started with; `tabs`: attempts
 * that were started at once, each with a key of its own.
 */
export type Acknowledged = {
  wish: Wish;
  orderIds: ReadonlySet<string>;
  hasAgreed: boolean;
  hasCancelled: boolean;
  keys: ReadonlyMap<string, ReadonlySet<string>>;
  tabs: readonly (readonly string[])[];
};

export type Shares = { returnLost: number; returnDoubled: number; scarce: number };
export type Parts = { world: World; draw: Draw; tally: Tally; shares: Shares; brands: readonly [Brand, ...Brand[]] };
export type Buyer = Parts & {
  wish: Wish;
  token: string;
  hasAgreed: boolean;
  hasCancelled: boolean;
  keys: Map<string, Set<string>>;
  tabs: string[][];
};

/** Nobody answered for as long as a shopper of this run waits. */
export class GaveUp extends Error {}

/** Much longer than any server or database needs to start again on a slow machine. */
const patienceMs = 240_000;
const pauseMs = 120;

export const isFinal = ({ status }: Answer): boolean => status < 500 && status !== 429;

/** Asks again after a lost answer, and while `isAnswer` says no: after a 5xx, unless told otherwise, as a browser does. @throws GaveUp when nobody answers. */
export async function untilAnswered({ world, draw }: Parts, sent: Sent, isAnswer: (answer: Answer) => boolean = isFinal): Promise<Answer> {
  const deadline = performance.now() + patienceMs;
  let last: Answer | null = null;
  while (performance.now() < deadline) {
    last = await world.call(sent);
    if (last && isAnswer(last)) return last;
    await wait(pauseMs * (0.5 + draw()));
  }
  throw new GaveUp(`${sent.method ?? 'GET'} ${sent.path}: ${JSON.stringify(last)}`);
}

export const pause = ({ draw }: Parts, factor = 1): Promise<void> => wait(pauseMs * factor * (0.5 + draw()));
export const asBuyer = ({ token }: Buyer, more: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...more });

export async function cancel(buyer: Buyer, orderId: string): Promise<void> {
  buyer.hasCancelled = true;
  const path = `/v1/orders/${orderId}/cancel`;
  const { status } = await untilAnswered(buyer, { brand: buyer.wish.brand.id, method: 'POST', path, headers: asBuyer(buyer) });
  buyer.tally.note(status === 200 ? 'shopper cancelled' : `shopper could not cancel: ${status}`);
}

export async function statusOf(buyer: Buyer, orderId: string): Promise<string> {
  const sent = { brand: buyer.wish.brand.id, path: `/v1/orders/${orderId}`, headers: asBuyer(buyer) };
  const { body } = await untilAnswered(buyer, sent, ({ status }) => status === 200);
  return String(body.paymentStatus);
}
