import { branded } from '@comanda/domain/schema/fields.ts';
import { getLastOrder } from '@comanda/contract/orders.ts';
import { isLoggedOut, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { AppContext } from '../../shop/app-context.ts';
import { forgetOrderKey, orderInDoubt } from './order-key.ts';

/** Greatest difference allowed between the clocks of browser and server, in milliseconds. */
const clockSlackMs = 150_000;

/** The part of a fingerprint (`submit-order.ts`) that names the buyer and the order's price. */
const fingerprint = v.tuple([
  v.string(),
  v.object({
    order: v.object({
      expectedTotal: branded<Minor>(v.number()),
      tip: branded<Minor>(v.number()),
      storeTip: branded<Minor>(v.number()),
      dispatchMethod: v.picklist(['in_store', 'store_delivery']),
    }),
  }),
]);

/**
 * Before a user orders: looks for the order that this browser sent as a guest, and whose answer was
 * lost before the login. The request of the user has another key, so the server could not recognise
 * a repeat. Returns null if there is no such order.
 * docs/rules/orders.md#order-in-doubt-before-a-login.
 */
export async function findOrderInDoubt({
  api,
  sessions,
  clock,
}: Pick<AppContext, 'api' | 'sessions' | 'clock'>): Promise<Result<Order | null, Refusal>> {
  const current = sessions.current();
  const doubt = orderInDoubt(clock.now());
  if (doubt === null || current?.role !== 'user') return accept(null);
  const sent = v.safeParse(fingerprint, parseJson(doubt.fingerprint));
  if (!sent.success) return accept(null);
  const [buyerId, { order: sentOrder }] = sent.output;
  if (buyerId === current.userId) return accept(null);
  const guest = sessions.all().find(({ userId }) => userId === buyerId);
  const answer = await api.call(getLastOrder, { as: guest ?? current });
  const isGuestGone = guest !== undefined && !answer.ok && isLoggedOut(answer.error);
  if (!answer.ok && !isGuestGone) return refuse(answer.error);
  forgetOrderKey();
  const last = answer.ok ? answer.value : null;
  const isSent =
    last !== null &&
    last.total === chargedAmount(sentOrder.expectedTotal, sentOrder, sentOrder.dispatchMethod) &&
    instantOf(last.createdAt) >= doubt.since - clockSlackMs;
  return accept(isSent ? last : null);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
