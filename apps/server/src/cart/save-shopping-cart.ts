import { lineOfItem } from '@comanda/contract/line-of-item.ts';
import type {
  createShoppingCart as createEndpoint,
  updateShoppingCart as updateEndpoint,
} from '@comanda/contract/shopping-carts.ts';
import { tidyInstructions } from '@comanda/domain/cart/edit-cart.ts';
import { normalLines } from '@comanda/domain/cart/merge-carts.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { CartId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import {
  type CartContent,
  deleteCart,
  findLiveCart,
  insertCart,
  type StoredCart,
  updateCart,
} from './shopping-cart.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';
import { shownCart } from './read-shopping-cart.ts';

type Create = typeof createEndpoint;
type Update = typeof updateEndpoint;
type CartDeps = Pick<Deps, 'db' | 'menus' | 'random'>;
type ContentBody = Call<Create>['body']['shoppingCart'];

/**
 * Stores the caller's first cart. Refused: NOT_FOUND (store), INVALID_PARAMETER (STALE: there is
 * one already).
 */
export async function createShoppingCart(
  deps: CartDeps,
  call: Call<Create>,
): Promise<CallOutcome<Create>> {
  const { tenant, session, body, now } = call;
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  if (!(await isStore(deps, call))) return refuse(unknownStore);
  const tx = autocommit(deps.db, tenant.id);
  const id = deps.random.id<CartId>(now);
  const content = { ...contentOf(body.shoppingCart), id, userId, updatedAt: isoOf(now) };
  const cart = await insertCart(tx, content);
  if (cart) return accept(shownCart(cart));
  const live = await findLiveCart(tx, userId);
  return refuse(live ? staleRefusal(live) : refusalOf('SERVICE_ERROR'));
}

/**
 * Changes the caller's cart, if nobody changed it since the caller read it.
 * docs/rules/remote-cart.md#version-of-a-cart. Refused: NOT_FOUND, INVALID_PARAMETER (STALE).
 */
export async function updateShoppingCart(
  deps: CartDeps,
  call: Call<Update>,
): Promise<CallOutcome<Update>> {
  const { tenant, session, body, params, now } = call;
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  if (!(await isStore(deps, call))) return refuse(unknownStore);
  const tx = autocommit(deps.db, tenant.id);
  const content = contentOf(body.shoppingCart);
  const written = { id: params.id, userId, version: body.version };
  if (content.lines.length === 0) {
    if (await deleteCart(tx, written)) return accept(null);
  } else {
    const cart = await updateCart(tx, { ...content, ...written, updatedAt: isoOf(now) });
    if (cart) return accept(shownCart(cart));
  }
  const live = await findLiveCart(tx, userId);
  return refuse(live?.id === params.id ? staleRefusal(live) : refusalOf('NOT_FOUND'));
}

const unknownStore = refusalOf('NOT_FOUND', { field: 'storeId' });

const isStore = async (
  { menus }: CartDeps,
  { tenant, body }: Pick<Call<Create>, 'tenant' | 'body'>,
): Promise<boolean> => (await menus.storeFacts(tenant.id, body.shoppingCart.storeId)) !== null;

/**
 * The refusal of a change to another version. It carries the stored cart, so that the caller can
 * merge and try again.
 */
const staleRefusal = (cart: StoredCart): Refusal =>
  refusalOf('INVALID_PARAMETER', { field: 'version', reason: 'STALE', cart: shownCart(cart) });

/** Stores each selection once, under its own hash, and no name of a product or a modifier. */
function contentOf(body: ContentBody): CartContent {
  const { userLatitude = null, userLongitude = null } = body;
  const lines = body.localShoppingCart.map((item) => {
    const line = lineOfItem(item);
    return { ...line, instructions: tidyInstructions(line.instructions) };
  });
  return {
    storeId: body.storeId,
    dispatchMethod: body.dispatchMethod,
    city: tidyText(body.userCity ?? ''),
    address: tidyText(body.userAddress ?? ''),
    apartment: tidyText(body.userApartment ?? ''),
    dispatchNote: tidyText(body.userDispatchNote ?? ''),
    isDispatchChosen: body.isDispatchChosen ?? false,
    latitude: userLongitude === null ? null : userLatitude,
    longitude: userLatitude === null ? null : userLongitude,
    lines: normalLines(lines),
  };
}
