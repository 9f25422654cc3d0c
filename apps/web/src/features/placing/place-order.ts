import { placeOrder } from '@comanda/contract/orders.ts';
import { isLoggedOut, isOutcomeOpen, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { guestSessionExpiry } from '@comanda/domain/session/guest-session.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { askOutcome } from './ask-outcome.ts';
import { ensureGuest } from './ensure-guest.ts';
import { forgetKey, keyFor } from './order-key.ts';

/** How placing ended: an order, a refusal, or still unknown (then the order shows up in "my orders" by itself). */
export type Placed = { kind: 'placed'; order: Order } | { kind: 'refused'; refusal: Refusal } | { kind: 'unconfirmed'; jobToken: string };
type Needs = Pick<AppContext, 'api' | 'sessions' | 'clock'> & { wait: (ms: number) => Promise<void>; makeKey: () => string };

/** Spec §9: asked every second, for 25 seconds. */
const pollEveryMs = 1_000;
const pollForMs = 25_000;

/**
 * Guest, order, outcome. Order creation is never repeated by itself; the shopper's own repeat reuses the key. A session that the server no
 * longer takes stored nothing: a new guest places the order, once, under a key of its own. Spec §4, decisions §4, §6.
 */
export async function placeThisOrder(needs: Needs, plan: OrderPlan): Promise<Placed> {
  const first = await tryOnce(needs, plan);
  return first.kind === 'refused' && isLoggedOut(first.refusal) ? tryOnce(needs, plan) : first;
}

async function tryOnce(needs: Needs, plan: OrderPlan): Promise<Placed> {
  const { api, clock, sessions } = needs;
  const guest = await ensureGuest(needs, plan.body.order);
  if (!guest.ok) return { kind: 'refused', refusal: guest.error };
  const key = keyFor(JSON.stringify([guest.value.userId, plan.body]), clock.now(), needs.makeKey);
  // From here on an order may be under way: the session lasts as long as the key, so that a repeat after a lost answer finds that order.
  sessions.extend(guest.value.token, new Date(guestSessionExpiry(null, clock.now())).toISOString());
  const sent = await api.call(placeOrder, { body: plan.body, idempotencyKey: key, abortRetries: true, as: guest.value });
  if (!sent.ok) {
    if (!isOutcomeOpen(sent.error)) forgetKey();
    return { kind: 'refused', refusal: sent.error };
  }
  return follow(needs, sent.value?.jobToken ?? '', clock.now() + pollForMs);
}

/** The order is stored by now: a job token that is no longer taken leaves its outcome open, and never starts another order. */
async function follow(needs: Needs, jobToken: string, until: number): Promise<Placed> {
  for (;;) {
    const outcome = await askOutcome(needs.api, jobToken);
    if (outcome.kind === 'placed' || outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'lost' || needs.clock.now() >= until) return { kind: 'unconfirmed', jobToken };
    await needs.wait(pollEveryMs);
  }
}
