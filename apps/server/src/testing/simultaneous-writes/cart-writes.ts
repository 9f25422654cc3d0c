import type { AnyJson } from '../any-json.ts';
import type { OrderServer } from '../order-server.ts';
import { type ApiReply, burgerLine, type Guest } from '../shopper.ts';
import { createTestUser } from '../test-user.ts';
import { sendAsShopper } from './send-as-shopper.ts';
import type { Writes, WriteSetting } from './write.ts';

const carts = '/v1/shopping_carts';
const store = { store_id: 1, dispatch_method: 'in_store' };
const cart = { cart: { ...store, items: [burgerLine] } };
const savedCart = { ...store, local_shopping_cart: [burgerLine] };
const emptyCart = { ...store, local_shopping_cart: [] };

const saveCart = (server: OrderServer, user: Guest): Promise<ApiReply> =>
  sendAsShopper(server, user, ['POST', carts, { shopping_cart: savedCart }]);

/** The writing calls about carts, and the two that ask by POST. */
export function cartWrites({ server: first, shopper }: WriteSetting): Writes {
  const aSavedCart = async (): Promise<AnyJson> => {
    const user = await createTestUser(first());
    return { user, id: (await saveCart(first(), user)).body.id };
  };
  return {
    createShoppingCart: {
      about: () => createTestUser(first()),
      send: (server, _turn, user) => saveCart(server, user),
    },
    updateShoppingCart: {
      about: aSavedCart,
      send: (server, turn, { user, id }) => {
        const body = { shopping_cart: turn % 3 === 2 ? emptyCart : savedCart, version: 1 };
        return sendAsShopper(server, user, ['PATCH', `${carts}/${id}`, body]);
      },
    },
    createCartLink: {
      about: aSavedCart,
      send: (server, _turn, { user, id }) =>
        sendAsShopper(server, user, ['POST', `${carts}/${id}/link`]),
    },
    deleteCartLink: {
      about: aSavedCart,
      send: (server, turn, { user, id }) =>
        sendAsShopper(server, user, [turn % 2 === 0 ? 'DELETE' : 'POST', `${carts}/${id}/link`]),
    },
    priceCart: {
      send: (server) => sendAsShopper(server, shopper(), ['POST', `${carts}/prices`, cart]),
    },
    suggestiveSells: {
      send: (server) =>
        sendAsShopper(server, shopper(), ['POST', `${carts}/suggestive_sells`, cart]),
    },
  };
}
