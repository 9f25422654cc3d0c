import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosUsers } from './chaos-users.ts';
import type { ChaosOrder, OpenBrand } from './chaos-brands.ts';
import type { CardRegister } from './card-register.ts';
import type { ChaosOperator } from './give-back-part.ts';
import { noteCancellation, type ShopperRegister } from './counter/shopper-register.ts';
import type { CallResult, OutgoingCall } from './call-server.ts';
import type { RandomNumber } from './pick-weighted.ts';
import type { Tally } from './tally.ts';
import type { Cluster } from './cluster.ts';

/**
 * The responses that one shopper received. `orderIds`: the orders in responses under the shopper's
 * key; empty if the order was refused. `hasApproved`: the shopper paid on the page of a provider
 * whose payment the shop commits. `hasCancelled`: the shopper or the restaurant requested a
 * cancellation. `keys`: attempts by the idempotency key that started them. `tabs`: attempts that
 * were started at once, each with its own key.
 */
export type ShopperOutcome = {
  request: ChaosOrder;
  orderIds: ReadonlySet<string>;
  hasApproved: boolean;
  hasCancelled: boolean;
  /** The parts that an operator was told to give back and accepted, minor units. */
  parts: number;
  keys: ReadonlyMap<string, ReadonlySet<string>>;
  tabs: readonly (readonly string[])[];
};

/** `discounts`: of users who order with a coupon, points or both; the others are guests. */
type Shares = {
  returnLost: number;
  returnDoubled: number;
  scarce: number;
  discounts: number;
};
export type BuyerDeps = {
  world: Cluster;
  draw: RandomNumber;
  tally: Tally;
  shares: Shares;
  brands: readonly OpenBrand[];
  /** Users of each brand, by its id. */
  users: ReadonlyMap<string, ChaosUsers>;
  cards: CardRegister;
  /** null: in the run of the naive server. */
  operator: ChaosOperator | null;
  register: ShopperRegister;
};
export type Buyer = BuyerDeps & {
  request: ChaosOrder;
  token: string;
  /** null: a guest. */
  userId: string | null;
  hasApproved: boolean;
  hasCancelled: boolean;
  parts: number;
  /** The coupon was used up, or the points were. */
  isDiscountRefused: boolean;
  keys: Map<string, Set<string>>;
  tabs: string[][];
};

/** A buyer of this order who is nobody yet. */
export const newBuyer = (deps: BuyerDeps, request: ChaosOrder): Buyer => ({
  ...deps,
  request,
  token: '',
  userId: null,
  hasApproved: false,
  hasCancelled: false,
  parts: 0,
  isDiscountRefused: false,
  keys: new Map(),
  tabs: [],
});

/** No server responded for as long as a shopper of this run waits. */
export class NoAnswerError extends Error {}

/** Much longer than any server or database needs to restart on a slow machine, in milliseconds. */
const timeoutMs = 240_000;
const pauseMs = 120;

export const isFinal = ({ status }: CallResult): boolean => status < 500 && status !== 429;

/**
 * Repeats a call after a lost response, and while `isAnswer` returns false: by default after a 5xx,
 * as a browser does. @throws NoAnswerError if no server responds.
 */
export async function callUntilAnswered(
  { world, draw }: BuyerDeps,
  sent: OutgoingCall,
  isAnswer: (answer: CallResult) => boolean = isFinal,
): Promise<CallResult> {
  const deadline = performance.now() + timeoutMs;
  let last: CallResult | null = null;
  while (performance.now() < deadline) {
    last = await world.call(sent);
    if (last && isAnswer(last)) return last;
    await wait(pauseMs * (0.5 + draw()));
  }
  throw new NoAnswerError(`${sent.method ?? 'GET'} ${sent.path}: ${JSON.stringify(last)}`);
}

export const pause = ({ draw }: BuyerDeps, factor = 1): Promise<void> =>
  wait(pauseMs * factor * (0.5 + draw()));
/** Headers of a shopper's call. */
export const asShopper = ({ token }: Pick<Buyer, 'token'>) => ({
  authorization: `Bearer ${token}`,
});
export const asBuyer = (buyer: Buyer, more: Record<string, string> = {}) => ({
  ...asShopper(buyer),
  ...more,
});

export async function cancel(buyer: Buyer, orderId: string): Promise<void> {
  buyer.hasCancelled = true;
  const path = `/v1/orders/${orderId}/cancel`;
  const brand = buyer.request.brand.id;
  const answer = await callUntilAnswered(buyer, {
    ...{ brand, method: 'POST', path, headers: asBuyer(buyer) },
  });
  const { status } = answer;
  noteCancellation(buyer.register, { brand, orderId, token: buyer.token }, answer);
  buyer.tally.note(status === 200 ? 'shopper cancelled' : `shopper could not cancel: ${status}`);
}

export async function fetchPaymentStatus(buyer: Buyer, orderId: string): Promise<string> {
  const sent = {
    brand: buyer.request.brand.id,
    path: `/v1/orders/${orderId}`,
    headers: asBuyer(buyer),
  };
  const { body } = await callUntilAnswered(buyer, sent, ({ status }) => status === 200);
  if (body.handOverCode) buyer.register.codes.set(orderId, String(body.handOverCode));
  return String(body.paymentStatus);
}
