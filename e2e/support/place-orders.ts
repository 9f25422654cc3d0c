import { randomBytes, randomUUID } from 'node:crypto';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import type { DemoBrand } from './demo-brands.ts';
import { serverAddress } from './restaurant.ts';

/** A line of an order. `extras`: options beyond those that the product requires. */
export type OrderedLine = { productId: number; quantity?: number; note?: string; extras?: number };
type Address = { latitude: number; longitude: number; text_address: string; city: string };
export type OrderedDishes = {
  lines: readonly OrderedLine[];
  name?: string;
  /** The address, for a delivery; a pickup otherwise. */
  address?: Address;
  /** Answers to questions of the store, by the id of the question. */
  answers?: Readonly<Record<number, string>>;
  /** The store-local `YYYY-MM-DD HH:mm` of an order for later. */
  requestedTime?: string;
  /** Cash by default. */
  method?: 'cash' | 'card' | 'webpay';
  phone?: string;
  tells?: object;
};

/** An order that was placed, and the token of its shopper. */
export type PlacedOrder = { id: string; number: string; shopperToken: string };

/**
 * Places orders in cash at the first store of a brand over HTTP, each as a new guest. Returns their
 * numbers. The store is shown them a few seconds later.
 */
export async function placeOrders(
  brand: DemoBrand,
  orders: readonly OrderedDishes[],
): Promise<readonly string[]> {
  const shop = await openShop(brand);
  const numbers: string[] = [];
  for (const order of orders) numbers.push((await placeOrder(shop, order)).number);
  return numbers;
}

export type OrderingShop = { call: ReturnType<typeof callerOf>; storeId: number; menu: AnyJson };

/** Reads what orders at the first store of a brand need. */
export async function openShop(brand: string): Promise<OrderingShop> {
  const call = callerOf(brand);
  const { id: storeId, menuId } = await call('/v1/stores/default');
  return { call, storeId, menu: await call(`/v1/menus/${menuId}`) };
}

/** Places an order as a new guest. An order that is paid online waits for its payment. */
export async function placeOrder(
  { call, storeId, menu }: OrderingShop,
  order: OrderedDishes,
): Promise<PlacedOrder> {
  const items = order.lines.map((line, at) => itemOf(menu, line, at));
  const dispatch = order.address === undefined ? 'in_store' : 'store_delivery';
  const place = { store_id: storeId, dispatch_method: dispatch };
  const { total } = await call('/v1/shopping_carts/prices', {
    cart: { ...place, items },
    payment_method: order.method ?? 'cash',
    ...(order.address === undefined ? {} : { state: pointOf(order.address) }),
  });
  const { createUserToken } = await call('/v1/settings');
  const { name = guest.name, phone = guest.phone } = order;
  const person = { ...guest, name, phone };
  const { token } = await call(
    '/v1/users',
    { ...person, login_type: 'email' },
    {
      'x-create-user-token': createUserToken,
    },
  );
  const { jobToken } = await call('/v1/orders', bodyOf(order, { person, place, items, total }), {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  });
  const { id, number } = await call('/v1/orders_job', undefined, {
    'x-job-authorization': jobToken,
  });
  return { id, number: String(number), shopperToken: token };
}

const pointOf = ({ latitude, longitude }: Address) => ({ latitude, longitude });

const guest = { name: 'Camila Rojas', email: 'camila@example.com', phone: '51234567' };

type Parts = { person: object; place: object; items: readonly object[]; total: number };

const bodyOf = (order: OrderedDishes, { person, place, items, total }: Parts): object => ({
  order: {
    ...person,
    ...place,
    ...(order.address ? { address: order.address, delivery_option: 'deliverDoor' } : {}),
    payment_method: order.method ?? 'cash',
    items_attributes: items,
    napkin: false,
    coverly: false,
    tip: 0,
    store_tip: 0,
    checkout_answers: Object.entries(order.answers ?? {}).map(([id, answer]) => ({
      checkout_question_id: Number(id),
      answer,
    })),
    terms_and_conditions: true,
    expected_total: total,
    ...order.tells,
  },
  ...(order.requestedTime === undefined ? {} : { requested_time: order.requestedTime }),
  email_subscription: false,
  online_payment: order.method === 'webpay',
});

/** Each call comes from a network of its own, as shoppers do. */
function callerOf(brand: string) {
  return async (
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<AnyJson> => {
    const answer = await fetch(`${serverAddress()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': brand,
        'x-forwarded-for': ['10', ...randomBytes(3)].join('.'),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/** The line with the first options of each group that requires some, and of `extras` others. */
function itemOf(menu: AnyJson, line: OrderedLine, at: number): object {
  const { productId, quantity = 1, note = '', extras = 0 } = line;
  const product = menu.products.find(({ id }: AnyJson) => id === productId);
  const groups = product.modifierGroupIds.map((id: number) =>
    menu.modifierGroups.find((group: AnyJson) => group.id === id),
  );
  const top = groups.filter((group: AnyJson) => group.parentModifierId === null);
  const picked = [
    ...top.filter(({ required }: AnyJson) => required).flatMap((group: AnyJson) => pick(group)),
    ...top
      .filter(({ required }: AnyJson) => !required)
      .slice(0, extras)
      .flatMap((group: AnyJson) => pick(group, 1)),
  ];
  const inner = groups
    .filter(({ parentModifierId: owner, required }: AnyJson) =>
      picked.some(({ id }) => id === owner && (required || extras > 0)),
    )
    .flatMap((group: AnyJson) => pick(group, Math.max(1, group.minimum)));
  return {
    key: `line-${at}`,
    product_id: productId,
    quantity,
    instructions: note,
    modifiers: [...picked, ...inner],
  };
}

const pick = (group: AnyJson, count: number = group.minimum): { id: number }[] =>
  group.modifiers.slice(0, count).map(({ id }: AnyJson) => ({
    id,
    group_id: group.id,
    quantity: 1,
    action: 'add',
    ...(group.parentModifierId === null ? {} : { parent_id: group.parentModifierId }),
  }));
