import { headers } from '@comanda/contract/headers.ts';
import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type {
  getLastShoppingCart as lastEndpoint,
  getShoppingCart as endpoint,
} from '@comanda/contract/shopping-carts.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { lineHash } from '@comanda/domain/cart/line-hash.ts';
import { normalLines } from '@comanda/domain/cart/merge-carts.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../session/tokens.ts';
import { findCartByKey, type SharedCartRow } from './cart-link.rows.ts';
import { findCart, findLiveCart, type StoredCart } from './shopping-cart.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { buyerOf } from '../order/read-orders.ts';

type Last = typeof lastEndpoint;
type Read = typeof endpoint;
type ReadDeps = Pick<Deps, 'db'>;

/** The whole cart, as its owner reads it. */
export const shownCart = (cart: StoredCart): AnswerOf<Last> => ({
  id: cart.id,
  userEmail: cart.userEmail,
  storeId: cart.storeId,
  dispatchMethod: cart.dispatchMethod,
  userLatitude: cart.latitude,
  userLongitude: cart.longitude,
  userCity: cart.city,
  userAddress: cart.address,
  userApartment: cart.apartment,
  userDispatchNote: cart.dispatchNote,
  isDispatchChosen: cart.isDispatchChosen,
  localShoppingCart: cart.lines.map(itemOfLine),
  orderId: cart.orderId,
  linkExpiresAt: cart.linkExpiresAt,
  version: cart.version,
  updatedAt: cart.updatedAt,
});

/**
 * The cart that a key reads: lines without instructions, and lines that differ in their
 * instructions only as one.
 */
function sharedCart({ storeId, dispatchMethod, lines }: SharedCartRow) {
  const items = unitedLines(lines).map((line) => {
    const { instructions: _, ...item } = itemOfLine(line);
    return item;
  });
  return { storeId, dispatchMethod, items };
}

/**
 * The lines without instructions. The counts of equal ones add up, because they were separate lines
 * of one cart.
 */
function unitedLines(lines: readonly CartLine[]): readonly CartLine[] {
  const united = new Map<string, CartLine>();
  for (const line of lines) {
    const hash = lineHash(line.productId, line.picks, '');
    const count = line.count + (united.get(hash)?.count ?? 0);
    united.set(hash, { ...line, hash, count, instructions: '' });
  }
  return normalLines([...united.values()]);
}

/** The caller's live cart, or nothing. */
export async function getLastShoppingCart(
  deps: ReadDeps,
  { tenant, session }: Call<Last>,
): Promise<CallOutcome<Last>> {
  const userId = buyerOf(session);
  if (userId === null) return refuse(refusalOf('NOT_AUTHORIZED'));
  const cart = await findLiveCart(autocommit(deps.db, tenant.id), userId);
  return accept(cart && shownCart(cart));
}

/**
 * A cart, whole for its owner. For anybody else with the key of its link: lines, store and dispatch
 * method. Refused: NOT_FOUND, the same for every reason. docs/rules/remote-cart.md#restore-link.
 */
export async function getShoppingCart(
  deps: ReadDeps,
  call: Call<Read>,
): Promise<CallOutcome<Read>> {
  const { tenant, session, params, now } = call;
  const tx = autocommit(deps.db, tenant.id);
  const userId = buyerOf(session);
  const own = userId === null ? null : await findCart(tx, userId, params.id);
  if (own) return accept(shownCart(own));
  const key = call.header(headers.cartKey);
  const shared =
    key === undefined ? null : await findCartByKey(tx, params.id, hashToken(key), isoOf(now));
  return shared ? accept(sharedCart(shared)) : refuse(refusalOf('NOT_FOUND'));
}
