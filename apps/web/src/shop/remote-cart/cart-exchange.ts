import { lineOfItem } from '@comanda/contract/line-of-item.ts';
import {
  createShoppingCart,
  getLastShoppingCart,
  remoteCart,
  updateShoppingCart,
} from '@comanda/contract/shopping-carts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { cartFingerprint } from '@comanda/domain/cart/merge-carts.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { liveCart, reconcileCarts } from '@comanda/domain/cart/reconcile-carts.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { BrowserSession } from '@comanda/client/session.ts';
import * as v from 'valibot';
import type { AppContext } from '../app-context.ts';
import type { StoredPlace } from '../shop-schema.ts';
import { cartContent, placeFingerprint } from './cart-content.ts';
import {
  forgetCommonCart,
  readCommonCart,
  type StoredCommonCart,
  writeCommonCart,
} from './common-cart.ts';
import { forgetCartLink, setCartLink } from './live-cart-link.ts';
import { placeToTake } from './place-to-take.ts';

type RemoteCart = AnswerOf<typeof getLastShoppingCart>;
export type CartExchangeDeps = Pick<AppContext, 'api' | 'clock' | 'sessions' | 'shop'> & {
  hasStore: (id: StoreId) => boolean;
  isCheckout: () => boolean;
  /** Lines of the saved cart came into the cart. */
  onAdded: (added: readonly CartLine[]) => void;
};

/**
 * The calls of one person's cart. Each ends with the browser's note of what both sides have in
 * common.
 */
export const createCartExchange = (deps: CartExchangeDeps) => ({
  read: (session: BrowserSession) => read(deps, session),
  send: (session: BrowserSession) => send(deps, session, true),
});

async function read(deps: CartExchangeDeps, session: BrowserSession): Promise<void> {
  const last = await deps.api.call(getLastShoppingCart, { as: session });
  if (last.ok && isStillCurrent(deps, session)) await take(deps, session, last.value, true);
}

/** Takes the saved cart into account, and sends the result once if the server has another one. */
async function take(
  deps: CartExchangeDeps,
  session: BrowserSession,
  remote: RemoteCart | null,
  maySend: boolean,
): Promise<void> {
  const { clock, shop, isCheckout, onAdded } = deps;
  const saved = liveCart(remote);
  const lines = saved?.localShoppingCart.map(lineOfItem) ?? [];
  const { lines: local, place: localPlace } = shop.getState();
  const result = reconcileCarts({
    local,
    saved: saved && { id: saved.id, version: saved.version, lines },
    common: readCommonCart(session.userId, clock.now()),
    isCheckout: isCheckout(),
  });
  const place = saved === null || isCheckout() ? localPlace : takenPlace(deps, saved);
  if (place !== localPlace || cartFingerprint(result.lines) !== cartFingerprint(local))
    shop.setState({ lines: result.lines, place });
  if (saved === null) forget();
  else note(deps, session, saved, cartFingerprint(lines));
  if (result.added.length > 0) onAdded(result.added);
  if (result.mustSend && maySend) await send(deps, session, false);
}

/** Sends the cart if it differs from what both sides have in common. */
async function send(
  deps: CartExchangeDeps,
  session: BrowserSession,
  mayRepeat: boolean,
): Promise<void> {
  const { api, clock, shop } = deps;
  const state = shop.getState();
  const fingerprint = cartFingerprint(state.lines);
  const common = readCommonCart(session.userId, clock.now());
  if (common === null ? state.lines.length === 0 : isSame(common, fingerprint, state)) return;
  const shoppingCart = cartContent(state);
  const answer =
    common === null
      ? await api.call(createShoppingCart, { body: { shoppingCart }, as: session })
      : await api.call(updateShoppingCart, {
          params: { id: common.id },
          body: { shoppingCart, version: common.version },
          as: session,
        });
  if (!isStillCurrent(deps, session)) return;
  if (!answer.ok) return onRefusal(deps, session, answer.error, mayRepeat);
  if (answer.value === null) forget();
  else note(deps, session, answer.value, fingerprint);
}

async function onRefusal(
  deps: CartExchangeDeps,
  session: BrowserSession,
  refusal: Refusal,
  mayRepeat: boolean,
): Promise<void> {
  const stale = staleCart(refusal);
  if (stale !== null) return take(deps, session, stale, mayRepeat);
  if (refusal.label !== 'NOT_FOUND' || readCommonCart(session.userId, deps.clock.now()) === null)
    return;
  forget();
  if (mayRepeat) await send(deps, session, false);
}

function note(
  { clock, shop }: CartExchangeDeps,
  session: BrowserSession,
  { id, version, linkExpiresAt }: RemoteCart,
  fingerprint: string,
): void {
  const place = placeFingerprint(shop.getState());
  writeCommonCart(session.userId, { id, version, fingerprint, place }, clock.now());
  setCartLink(session.userId, id, linkExpiresAt);
}

function forget(): void {
  forgetCommonCart();
  forgetCartLink();
}

const isStillCurrent = ({ sessions }: CartExchangeDeps, { userId }: BrowserSession): boolean =>
  sessions.current()?.userId === userId;

/**
 * The place of the saved cart for a browser in which no place was chosen; else that of the browser.
 */
function takenPlace({ shop, hasStore }: CartExchangeDeps, saved: RemoteCart): StoredPlace {
  const { lines, place } = shop.getState();
  return hasStore(saved.storeId) ? placeToTake(saved, place, lines.length > 0) : place;
}

const isSame = (
  common: Pick<StoredCommonCart, 'fingerprint' | 'place'>,
  fingerprint: string,
  state: ReturnType<CartExchangeDeps['shop']['getState']>,
): boolean => common.fingerprint === fingerprint && common.place === placeFingerprint(state);

/** The stored cart that a refused change carries. */
function staleCart({ label, metadata }: Refusal): RemoteCart | null {
  const cart = v.safeParse(remoteCart, metadata['cart']);
  return label === 'INVALID_PARAMETER' && cart.success ? cart.output : null;
}
