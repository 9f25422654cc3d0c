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
import { forgetCommonCart, readCommonCart, writeCommonCart } from './common-cart.ts';
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
export function createCartExchange({
  api,
  clock,
  sessions,
  shop,
  hasStore,
  isCheckout,
  onAdded,
}: CartExchangeDeps) {
  const note = (session: BrowserSession, remote: RemoteCart, fingerprint: string): void => {
    const { id, version, linkExpiresAt } = remote;
    const place = placeFingerprint(shop.getState());
    writeCommonCart(session.userId, { id, version, fingerprint, place }, clock.now());
    setCartLink(session.userId, id, linkExpiresAt);
  };
  const forget = (): void => {
    forgetCommonCart();
    forgetCartLink();
  };

  const isStill = ({ userId }: BrowserSession): boolean => sessions.current()?.userId === userId;

  const read = async (session: BrowserSession): Promise<void> => {
    const last = await api.call(getLastShoppingCart, { as: session });
    if (last.ok && isStill(session)) await take(session, last.value, true);
  };

  /** Takes the saved cart into account, and sends the result once if the server has another one. */
  const take = async (
    session: BrowserSession,
    remote: RemoteCart | null,
    maySend: boolean,
  ): Promise<void> => {
    const saved = liveCart(remote);
    const lines = saved?.localShoppingCart.map(lineOfItem) ?? [];
    const { lines: local, place: localPlace } = shop.getState();
    const result = reconcileCarts({
      local,
      saved: saved && { id: saved.id, version: saved.version, lines },
      common: readCommonCart(session.userId, clock.now()),
      isCheckout: isCheckout(),
    });
    const place = saved === null || isCheckout() ? localPlace : takenPlace(saved);
    if (place !== localPlace || cartFingerprint(result.lines) !== cartFingerprint(local))
      shop.setState({ lines: result.lines, place });
    if (saved === null) forget();
    else note(session, saved, cartFingerprint(lines));
    if (result.added.length > 0) onAdded(result.added);
    if (result.mustSend && maySend) await send(session, false);
  };

  /**
   * The place of the saved cart for a browser in which no place was chosen; else that of the
   * browser.
   */
  const takenPlace = (saved: RemoteCart): StoredPlace => {
    const { lines, place } = shop.getState();
    return hasStore(saved.storeId) ? placeToTake(saved, place, lines.length > 0) : place;
  };

  /** Sends the cart if it differs from what both sides have in common. */
  const send = async (session: BrowserSession, mayRepeat = true): Promise<void> => {
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
    if (!isStill(session)) return;
    if (!answer.ok) return onRefusal(session, answer.error, mayRepeat);
    if (answer.value === null) forget();
    else note(session, answer.value, fingerprint);
  };

  const onRefusal = async (
    session: BrowserSession,
    refusal: Refusal,
    mayRepeat: boolean,
  ): Promise<void> => {
    const stale = staleCart(refusal);
    if (stale !== null) return take(session, stale, mayRepeat);
    if (refusal.label !== 'NOT_FOUND' || readCommonCart(session.userId, clock.now()) === null)
      return;
    forget();
    if (mayRepeat) await send(session, false);
  };

  const isSame = (
    common: { fingerprint: string; place: string },
    fingerprint: string,
    state: ReturnType<typeof shop.getState>,
  ): boolean => common.fingerprint === fingerprint && common.place === placeFingerprint(state);

  return { read, send };
}

/** The stored cart that a refused change carries. */
function staleCart({ label, metadata }: Refusal): RemoteCart | null {
  const cart = v.safeParse(remoteCart, metadata['cart']);
  return label === 'INVALID_PARAMETER' && cart.success ? cart.output : null;
}
