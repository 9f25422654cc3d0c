import { placeOrder } from '@comanda/contract/orders.ts';
import { isLoggedOut, isOutcomeUnknown, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import type { AppContext } from '../../shop/app-context.tsx';
import type { PlaceOrderRequest } from '../../shop/order/place-order-request.ts';
import { pollOrderJob } from './poll-order-job.ts';
import { ensureGuest } from './ensure-guest.ts';
import { forgetOrderKey, orderKeyFor } from './order-key.ts';

/** How placing ended: an order, a refusal, or still unknown (then the order shows up in "my orders" by itself). */
export type SubmitOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unconfirmed'; jobToken: string };
type Deps = Pick<AppContext, 'api' | 'sessions' | 'clock'> & {
  wait: (ms: number) => Promise<void>;
  makeKey: () => string;
};

/** docs/rules/orders.md#outcome-poll: asked every second, for 25 seconds. */
const pollEveryMs = 1_000;
const pollForMs = 25_000;

/**
 * Guest, order, outcome. Order creation is never repeated by itself; the shopper's own repeat reuses the key. A session that the server no
 * longer takes stored nothing: a new guest places the order, once, under a key of its own. docs/rules/orders.md#key-in-the-browser, docs/rules/people.md#new-guest-after-a-rejected-token.
 */
export async function submitOrder(deps: Deps, plan: PlaceOrderRequest): Promise<SubmitOutcome> {
  const first = await submitOnce(deps, plan);
  return first.kind === 'refused' && isLoggedOut(first.refusal) ? submitOnce(deps, plan) : first;
}

async function submitOnce(deps: Deps, plan: PlaceOrderRequest): Promise<SubmitOutcome> {
  const { api, clock, sessions } = deps;
  const guest = await ensureGuest(deps, plan.body.order);
  if (!guest.ok) return { kind: 'refused', refusal: guest.error };
  const key = orderKeyFor(
    JSON.stringify([guest.value.userId, plan.body]),
    clock.now(),
    deps.makeKey,
  );
  // From here on an order may be under way: the session lasts as long as the key, so that a repeat after a lost answer finds that order.
  sessions.extend(guest.value.token, new Date(guestSessionExpiry(null, clock.now())).toISOString());
  const sent = await api.call(placeOrder, {
    body: plan.body,
    idempotencyKey: key,
    abortRetries: true,
    as: guest.value,
  });
  if (!sent.ok) {
    if (!isOutcomeUnknown(sent.error)) forgetOrderKey();
    return { kind: 'refused', refusal: sent.error };
  }
  return waitForOutcome(deps, sent.value?.jobToken ?? '', clock.now() + pollForMs);
}

/** The order is stored by now: a job token that is no longer taken leaves its outcome open, and never starts another order. */
async function waitForOutcome(deps: Deps, jobToken: string, until: number): Promise<SubmitOutcome> {
  for (;;) {
    const outcome = await pollOrderJob(deps.api, jobToken);
    if (outcome.kind === 'placed' || outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'lost' || deps.clock.now() >= until)
      return { kind: 'unconfirmed', jobToken };
    await deps.wait(pollEveryMs);
  }
}
