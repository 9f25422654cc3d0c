import { platformWeb } from '@comanda/contract/headers.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import { unprocessableItems } from '@comanda/domain/cart/check-cart.ts';
import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { largestTip, tipBase } from '@comanda/domain/checkout/tips.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { requestedInstant } from '@comanda/domain/slots/requested-instant.ts';
import { isStoreSlot } from '@comanda/domain/slots/store-slots.ts';
import { usualWait } from '@comanda/domain/store/wait-time.ts';
import { orderingState, storeOpening } from '@comanda/domain/store/store-open.ts';
import type { StoreFacts } from '../../features/menu/menu-memory.ts';
import type { AskedOrder } from './asked-order.ts';
import { cartOfItems } from '../cart-of-items.ts';
import { checkFields } from './check-fields.ts';
import { checkOptions } from './check-options.ts';

/**
 * What the shopper and the store agree on: the cart as it will be sold, its price, what is charged with tips (minor units), and the instant
 * it is for (milliseconds), null: as soon as possible.
 */
export type AgreedOrder = { cart: Cart; quote: Quote; charged: Minor; wantedAt: number | null };

/**
 * Every rule an order must pass, with the store's facts of now, or the first refusal; only the units left and the
 * places of a half hour are checked later, where they are taken. The price is ours: what the shopper last saw is compared, never believed. decisions §4.
 */
export function decideOrder(asked: AskedOrder, facts: StoreFacts): Result<AgreedOrder, Refusal> {
  const { order } = asked.body;
  const wanted = requestedInstant({ time: asked.body.requestedTime, instant: asked.body.requestedInstant }, facts.store.timeZone);
  if (!wanted.ok) return refuse(noSuchSlot);
  const wantedAt = wanted.value;
  const early = checkOptions(asked, facts.store, wantedAt) ?? checkOpen(asked, facts, wantedAt) ?? checkSlot(asked, facts, wantedAt);
  if (early) return refuse(early);
  const cart = cartOfItems({ storeId: order.storeId, dispatchMethod: order.dispatchMethod }, order.itemsAttributes);
  const priced = priceCart(cart, { ...facts, place: order.address ?? null, now: asked.now, wantedAt, platform: platformWeb });
  if (!priced.ok) return priced;
  const quote = priced.value;
  if (quote.unavailable.length > 0) return refuse(unprocessableItems(quote.unavailable));
  const charged = chargedAmount(quote.total, order, order.dispatchMethod);
  const late =
    checkFields(asked, { ...facts, total: quote.total }) ?? checkTips(asked, quote) ?? quote.obstacle ?? checkTotal(asked, quote);
  return late ? refuse(late) : accept({ cart, quote, charged, wantedAt });
}

function checkOpen({ body: { order }, now }: AskedOrder, { store }: StoreFacts, wantedAt: number | null): Refusal | null {
  const state = orderingState(store, order.dispatchMethod, now);
  if (state.kind === 'open' || (state.kind === 'scheduledOnly' && wantedAt !== null)) return null;
  const opening = storeOpening(store, order.dispatchMethod, now);
  return refusalOf('STORE_CLOSED', { state: state.kind, opensAt: opening.kind === 'closed' ? opening.opensAt : null });
}

const noSuchSlot = refusalOf('INVALID_PARAMETER', { field: 'requested_time', reason: 'not_offered' });

function checkSlot({ body: { order }, now }: AskedOrder, { store, settings }: StoreFacts, wantedAt: number | null): Refusal | null {
  if (wantedAt === null) return null;
  const question = {
    ...{ store, now, dispatch: order.dispatchMethod },
    days: settings.maxDaysAvailableFutureOrder,
    wait: usualWait(store, order.dispatchMethod, order.address ?? null),
  };
  return isStoreSlot(question, wantedAt) ? null : noSuchSlot;
}

function checkTips({ body: { order } }: AskedOrder, quote: Quote): Refusal | null {
  const maximum = largestTip(tipBase(quote));
  const field = (['tip', 'storeTip'] as const).find((name) => order[name] > maximum);
  return field ? refusalOf('INVALID_PARAMETER', { field, reason: 'TIP_TOO_LARGE', maximum }) : null;
}

function checkTotal({ body: { order } }: AskedOrder, quote: Quote): Refusal | null {
  if (order.expectedTotal === quote.total) return null;
  const { obstacle: _, unavailable: __, limits: ___, ...prices } = quote;
  return refusalOf('INVALID_PARAMETER', {
    field: 'expectedTotal',
    reason: 'TOTAL_CHANGED',
    expectedTotal: order.expectedTotal,
    quote: prices,
  });
}
