import { headers } from '@comanda/contract/headers.ts';
import { getOrdersJob, placeOrder } from '@comanda/contract/orders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { AppContext } from '../../platform/app-context.tsx';
import type { OrderPlan } from '../../platform/order-plan.ts';
import { removeSession } from '../../platform/session.ts';
import { ensureGuest } from './ensure-guest.ts';
import { forgetKey, keyFor } from './order-key.ts';

/** How placing ended: an order, a refusal, or still unknown (then the order shows up in "my orders" by itself). */
export type Placed = { kind: 'placed'; order: Order } | { kind: 'refused'; refusal: Refusal } | { kind: 'unconfirmed' };
type Needs = Pick<AppContext, 'api' | 'session' | 'clock'> & { wait: (ms: number) => Promise<void>; makeKey: () => string };

/** Spec §9: asked every second, for 25 seconds. */
const pollEveryMs = 1_000;
const pollForMs = 25_000;

/** Guest, order, outcome. Order creation is never repeated by itself; the shopper's own repeat reuses the key. Spec §4, decisions §4. */
export async function placeThisOrder(needs: Needs, plan: OrderPlan): Promise<Placed> {
  const first = await tryOnce(needs, plan);
  if (first.kind !== 'refused' || first.refusal.label !== 'INVALID_TOKEN') return first;
  removeSession();
  needs.session.setState({ session: null });
  return tryOnce(needs, plan);
}

async function tryOnce(needs: Needs, plan: OrderPlan): Promise<Placed> {
  const { api, clock } = needs;
  const guest = await ensureGuest(needs, plan.body.order);
  if (!guest.ok) return { kind: 'refused', refusal: guest.error };
  const key = keyFor(JSON.stringify([guest.value.userId, plan.body]), clock.now(), needs.makeKey);
  const sent = await api.call(placeOrder, { body: plan.body, idempotencyKey: key, abortRetries: true });
  if (!sent.ok) {
    if (!isUnknown(sent.error)) forgetKey();
    return { kind: 'refused', refusal: sent.error };
  }
  return follow(needs, sent.value?.jobToken ?? '', clock.now() + pollForMs);
}

/** The order is stored by now: a job token that is no longer taken leaves its outcome open, and never starts another order. */
async function follow(needs: Needs, jobToken: string, until: number): Promise<Placed> {
  for (;;) {
    const answer = await needs.api.call(getOrdersJob, { headers: { [headers.jobAuthorization]: jobToken } });
    if (!answer.ok && answer.error.label === 'INVALID_TOKEN') return { kind: 'unconfirmed' };
    if (!answer.ok && !isUnknown(answer.error)) {
      forgetKey();
      return { kind: 'refused', refusal: answer.error };
    }
    if (answer.ok && answer.value !== null) {
      forgetKey();
      return { kind: 'placed', order: answer.value };
    }
    if (needs.clock.now() >= until) return { kind: 'unconfirmed' };
    await needs.wait(pollEveryMs);
  }
}

/** Nothing is known of what the server did: the key must stay, so that a repeat finds the same order. */
const isUnknown = ({ label }: Refusal): boolean => label === 'DEFAULT' || label === 'SERVICE_ERROR' || label === 'TIMEOUT';
