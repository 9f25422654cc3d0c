import { maxLines } from '@comanda/domain/cart/cart-limits.ts';
import type { CartId, OrderId, StoreId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { fileId, instant, latitude, longitude, uuid } from '@comanda/domain/schema/fields.ts';
import { dispatchMethodSchema } from '@comanda/domain/store/dispatch-method-schema.ts';
import * as v from 'valibot';
import { cartItem } from './carts.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { headers } from './headers.ts';
import { text, version } from './fields.ts';
import { buyers, everyone } from './role-sets.ts';

const localShoppingCart = v.pipe(v.array(cartItem), v.maxLength(maxLines));

/**
 * A cart that the server stores for its owner. `localShoppingCart` has the lines. The address
 * fields are empty or null unless the owner chose delivery to an address. `isDispatchChosen`: the
 * owner chose delivery or pickup, and did not leave the brand's default. `orderId`: the order that
 * the cart became, or null. `linkExpiresAt`: until when a restore link of the cart works at the
 * longest; null: the cart has none. `version` counts the changes.
 * docs/rules/remote-cart.md#live-cart-of-a-person.
 */
export const remoteCart = v.object({
  id: uuid<CartId>(),
  userEmail: v.string(),
  storeId: fileId<StoreId>(),
  dispatchMethod: dispatchMethodSchema,
  userLatitude: v.nullable(latitude),
  userLongitude: v.nullable(longitude),
  userCity: v.string(),
  userAddress: v.string(),
  userApartment: v.string(),
  userDispatchNote: v.string(),
  isDispatchChosen: v.boolean(),
  localShoppingCart,
  orderId: v.nullable(uuid<OrderId>()),
  linkExpiresAt: v.nullable(instant),
  version: v.number(),
  updatedAt: instant,
});

const { instructions: _, ...sharedItem } = cartItem.entries;

/**
 * The content that a restore link shows: the lines without their instructions, in which people
 * write names, the store and the dispatch method. docs/rules/remote-cart.md#restore-link.
 */
const sharedCart = v.object({
  storeId: fileId<StoreId>(),
  dispatchMethod: dispatchMethodSchema,
  items: v.pipe(v.array(v.object(sharedItem)), v.maxLength(maxLines)),
});

/**
 * The content of a cart, always whole. Absent address fields are empty; an absent
 * `isDispatchChosen` is false.
 */
const shoppingCart = v.object({
  storeId: fileId<StoreId>(),
  dispatchMethod: dispatchMethodSchema,
  userLatitude: v.optional(v.nullable(latitude)),
  userLongitude: v.optional(v.nullable(longitude)),
  userCity: v.optional(text(fieldLengths.city)),
  userAddress: v.optional(text(fieldLengths.address)),
  userApartment: v.optional(text(fieldLengths.apartment)),
  userDispatchNote: v.optional(text(fieldLengths.dispatchNote)),
  isDispatchChosen: v.optional(v.boolean()),
  localShoppingCart,
});

const filledShoppingCart = v.object({
  ...shoppingCart.entries,
  localShoppingCart: v.pipe(v.array(cartItem), v.minLength(1), v.maxLength(maxLines)),
});

const cartPath = v.object({ id: uuid<CartId>() });

/**
 * Stores the caller's cart. A person has one live cart: if there is one already, the call is
 * refused with INVALID_PARAMETER, field `version`, reason `STALE`, and that cart in `cart`.
 * NOT_FOUND: the store does not exist.
 */
export const createShoppingCart = defineEndpoint({
  name: 'createShoppingCart',
  summary: 'Keep my cart, so that my other devices have it',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts',
  access: buyers,
  body: v.object({ shoppingCart: filledShoppingCart }),
  status: 201,
  answer: remoteCart,
  rateLimit: 'cartCall',
});

/**
 * Returns the caller's live cart, or 204 if there is none. A cart that became an order is not live.
 */
export const getLastShoppingCart = defineEndpoint({
  name: 'getLastShoppingCart',
  summary: 'My cart',
  tag: 'Cart',
  method: 'GET',
  path: '/v1/shopping_carts/last',
  access: buyers,
  answer: remoteCart,
  also204: true,
  rateLimit: 'cartCall',
});

/**
 * Returns a cart of the caller whole. With the key of its restore link in `X-Cart-Key` it returns
 * anybody the lines, the store and the dispatch method, until the cart becomes an order. Else
 * NOT_FOUND.
 */
export const getShoppingCart = defineEndpoint({
  name: 'getShoppingCart',
  summary: 'One of my carts; or, with the key of its link (X-Cart-Key), the lines of a shared one',
  tag: 'Cart',
  method: 'GET',
  path: '/v1/shopping_carts/:id',
  access: everyone,
  params: cartPath,
  answer: v.union([remoteCart, sharedCart]),
  linkKey: headers.cartKey,
  rateLimit: 'cartCall',
});

/**
 * Replaces the content of the caller's live cart. `version` is the one that the caller last read;
 * if the cart has another one, the call is refused with INVALID_PARAMETER, field `version`, reason
 * `STALE`, and the stored cart in `cart`. No lines: the cart is deleted, and the answer is 204.
 * NOT_FOUND: not the caller's, deleted, or ordered.
 */
export const updateShoppingCart = defineEndpoint({
  name: 'updateShoppingCart',
  summary: 'Change my cart; without lines it is deleted',
  tag: 'Cart',
  method: 'PATCH',
  path: '/v1/shopping_carts/:id',
  access: buyers,
  params: cartPath,
  body: v.object({ shoppingCart, version }),
  answer: remoteCart,
  also204: true,
  rateLimit: 'cartCall',
});

/**
 * Makes a restore link for the caller's live cart, valid for 14 days. Beside it the cart keeps its
 * nine newest links.
 */
export const createCartLink = defineEndpoint({
  name: 'createCartLink',
  summary: 'A link that puts my cart into another browser',
  tag: 'Cart',
  method: 'POST',
  path: '/v1/shopping_carts/:id/link',
  access: buyers,
  params: cartPath,
  status: 201,
  answer: v.object({ url: v.string(), expiresAt: instant }),
  rateLimit: 'cartCall',
});

/**
 * Ends every restore link of the caller's cart. An ended link is answered like an unknown one.
 * NOT_FOUND: not the caller's.
 */
export const deleteCartLink = defineEndpoint({
  name: 'deleteCartLink',
  summary: 'End the links of my cart',
  tag: 'Cart',
  method: 'DELETE',
  path: '/v1/shopping_carts/:id/link',
  access: buyers,
  params: cartPath,
  rateLimit: 'cartCall',
});
