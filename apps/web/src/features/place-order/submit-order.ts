import { outcomePoll } from '@comanda/domain/order/browser-poll-intervals.ts';
import { placeOrder } from '@comanda/contract/orders.ts';
import {
  isLoggedOut,
  isOutcomeUnknown,
  type Refusal,
  refusalOf,
} from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { getMe } from '@comanda/contract/users.ts';
import type { AppContext } from '../../shop/app-context.ts';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { pollOrderJob } from './poll-order-job.ts';
import { updateSessionUser } from '../../shop/session/user-session.ts';
import { findOrderInDoubt } from './find-order-in-doubt.ts';
import { ensureGuest } from './ensure-guest.ts';
import { forgetOrderKey, orderKeyFor } from './order-key.ts';

/**
 * The outcome of placing an order: an order, a refusal, or unknown (the order then appears in "my
 * orders").
 */
export type SubmitOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unconfirmed'; jobToken: string };
type Deps = Pick<AppContext, 'api' | 'sessions' | 'clock'> & {
  wait: (ms: number) => Promise<void>;
  makeKey: () => string;
};

/**
 * Creates the guest, places the order and polls for the outcome
 * (docs/rules/orders.md#outcome-poll). Order creation is never retried automatically; the shopper's
 * own retry reuses the key. If the server rejects the session of a guest, nothing was stored: a new
 * guest places the order, once, with a key of its own. An order of a user is never placed as a
 * guest: the session-closed modal opens instead. docs/rules/orders.md#key-in-the-browser,
 * docs/rules/people.md#new-guest-after-a-rejected-token.
 */
export async function submitOrder(deps: Deps, plan: PlaceOrderRequest): Promise<SubmitOutcome> {
  const earlier = await findOrderInDoubt(deps);
  if (!earlier.ok) return { kind: 'refused', refusal: earlier.error };
  if (earlier.value !== null) return { kind: 'placed', order: earlier.value };
  const first = await submitOnce(deps, plan);
  if (first.kind !== 'refused') return first;
  if (plan.userId !== undefined) void reloadUser(deps);
  else if (isLoggedOut(first.refusal)) return submitOnce(deps, plan);
  return first;
}

/**
 * The order of a user was refused: what the account says may have changed.
 * docs/rules/people.md#current-user.
 */
async function reloadUser({ api, sessions }: Deps): Promise<void> {
  const session = sessions.current();
  if (session?.role !== 'user') return;
  const answer = await api.call(getMe, { as: session });
  if (answer.ok && answer.value !== null) updateSessionUser(sessions, answer.value);
}

async function submitOnce(deps: Deps, plan: PlaceOrderRequest): Promise<SubmitOutcome> {
  const { api, clock, sessions } = deps;
  if (plan.userId !== undefined && sessions.current()?.userId !== plan.userId)
    return { kind: 'refused', refusal: refusalOf('Unauthorized') };
  const guest = await ensureGuest(deps, plan.body.order);
  if (!guest.ok) return { kind: 'refused', refusal: guest.error };
  const key = orderKeyFor(
    JSON.stringify([guest.value.userId, plan.body]),
    clock.now(),
    deps.makeKey,
  );
  // From here on the server may have the order. The session lasts as long as the key, so that a
  // retry after a lost response finds that order.
  sessions.extend(guest.value.token, isoOf(guestSessionExpiry(null, clock.now())));
  const answer = await api.call(placeOrder, {
    body: plan.body,
    idempotencyKey: key,
    abortRetries: true,
    as: guest.value,
  });
  if (!answer.ok) {
    if (!isOutcomeUnknown(answer.error)) forgetOrderKey();
    return { kind: 'refused', refusal: answer.error };
  }
  return waitForOutcome(deps, answer.value?.jobToken ?? '', clock.now() + outcomePoll.forMs);
}

/**
 * The server has the order by now. If the job token is no longer valid, the outcome stays unknown;
 * no other order is placed.
 */
async function waitForOutcome(
  deps: Deps,
  jobToken: string,
  deadline: number,
): Promise<SubmitOutcome> {
  for (;;) {
    const outcome = await pollOrderJob(deps.api, jobToken);
    if (outcome.kind === 'placed' || outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'tokenExpired' || deps.clock.now() >= deadline)
      return { kind: 'unconfirmed', jobToken };
    await deps.wait(outcomePoll.everyMs);
  }
}
