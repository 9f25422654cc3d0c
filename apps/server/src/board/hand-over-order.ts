import type { handOverOrder as endpoint } from '@comanda/contract/counter/board.ts';
import type { OrderStatus } from '@comanda/domain/order/order-status.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { moveLockedOrder } from '../order/move-locked-order.ts';
import { checkHandOverCode } from './check-hand-over-code.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import { moveCounterOrder, type MoveDeps } from './move-counter-order.ts';

type Endpoint = typeof endpoint;

/**
 * Hands an order over: a ready delivery to its rider or courier, a ready pickup to its shopper, who
 * shows the code; a delivery that the store brings is completed from `inTransit`. Refused for a
 * wrong code as {@link checkHandOverCode} says; the try is kept.
 * docs/rules/counter-board.md#hand-over.
 */
export async function handOverOrder(
  deps: MoveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { to, code = null, withoutCode = null } = call.body;
  const { now } = call;
  const { role } = staffSessionOf(call.session);
  const from: readonly OrderStatus[] = to === 'inTransit' ? ['ready'] : ['ready', 'inTransit'];
  const action = { kind: 'order.handOver', from, to, detail: { to, withoutCode } } as const;
  return moveCounterOrder(deps, call, action, async (tx, order) => {
    const proof = await checkHandOverCode(tx, order, { role, code, withoutCode }, now);
    if (!proof.ok) return proof;
    const why = 'the counter handed the order over';
    return moveLockedOrder(deps, tx, order, {
      status: to,
      readyAt: null,
      why,
      author: 'counter',
      now,
    });
  });
}
