import { lineOfItem } from '@comanda/contract/line-of-item.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { getShoppingCart } from '@comanda/contract/shopping-carts.ts';
import { mergeCarts } from '@comanda/domain/cart/merge-carts.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { CartId } from '@comanda/domain/ids.ts';
import { remoteCartTexts } from '@comanda/i18n/areas/remote-cart.ts';
import { retryAction, showToast } from '@comanda/ui/toasts/toasts.ts';
import { textsOfArea } from '../../platform/texts.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { showAddedToast } from '../../shop/remote-cart/added-toast.ts';
import { choosePlace, currentCart, setLines } from '../../shop/shop-store.ts';

type Shared = AnswerOf<typeof getShoppingCart>;
type Link = { id: CartId; key: string };

/**
 * Puts the lines of a restore link into the cart, at its store and with its dispatch method, and
 * says what came in. `askPlace` opens the place dialog: a delivery needs an address of this
 * browser. A link that ended is said shortly, and the menu stays as it is.
 * docs/rules/remote-cart.md#opening-a-restore-link.
 */
export async function restoreSharedCart(app: AppContext, askPlace: () => void): Promise<void> {
  const { cart: id, key = '' } = app.link;
  delete app.link.cart;
  delete app.link.key;
  if (id !== undefined) await restore(app, { id: id as CartId, key }, askPlace);
}

async function restore(app: AppContext, link: Link, askPlace: () => void): Promise<void> {
  const answer = await app.api.call(getShoppingCart, {
    params: { id: link.id },
    headers: { [headers.cartKey]: link.key },
  });
  if (!answer.ok) return sayRefused(app, answer.error, () => void restore(app, link, askPlace));
  const shared = answer.value;
  const isOrdered = shared !== null && 'orderId' in shared && shared.orderId !== null;
  const isKnownStore = app.page.stores.some((store) => store.id === shared?.storeId);
  if (shared === null || isOrdered || !isKnownStore) return sayEnded(app);
  const words = textsOfArea(remoteCartTexts, app.page.settings);
  const { shop } = app;
  const items = 'items' in shared ? shared.items : shared.localShoppingCart;
  const { lines, added } = mergeCarts(shop.getState().lines, items.map(lineOfItem));
  const needsAddress = takePlace(app, shared);
  setLines(shop, { ...currentCart(shop.getState()), lines });
  if (added.length > 0) showAddedToast(app, added, 'shared');
  else showToast(app.toasts, words.linkKnown);
  if (needsAddress) askPlace();
}

/**
 * Takes over store and dispatch method. A delivery keeps the address that this browser has, and the
 * store that serves it. Returns true if the delivery needs an address.
 */
function takePlace({ shop }: AppContext, { storeId, dispatchMethod }: Shared): boolean {
  const { choice } = shop.getState().place;
  if (dispatchMethod === 'in_store') {
    choosePlace(shop, storeId, { kind: 'pickup' });
    return false;
  }
  if (choice.kind === 'delivery') return false;
  choosePlace(shop, storeId, { kind: 'undecided' });
  return true;
}

function sayRefused(app: AppContext, refusal: Refusal, retry: () => void): void {
  const words = textsOfArea(remoteCartTexts, app.page.settings);
  const action = retryAction(refusal, app.texts.common.retry, retry);
  if (action === null) sayEnded(app);
  else showToast(app.toasts, words.linkFailed, action);
}

const sayEnded = ({ toasts, page }: AppContext): void =>
  showToast(toasts, textsOfArea(remoteCartTexts, page.settings).linkEnded);
