import type { Country } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { minor, toMajor } from '@comanda/domain/money/money.ts';
import type { AnyJson } from './any-json.ts';
import { discountedTips, eighthOff } from './discount-shop.ts';
import type { OrderServer } from './order-server.ts';
import { grantPoints } from './points-shop.ts';
import { burgerLine, callApi, deliveryOrderPayload, friesLine, guestHeaders } from './shopper.ts';
import { createTestUser, type TestUser } from './test-user.ts';

const bacon = { id: 20, group_id: 2, quantity: 1, action: 'add' };
const items = [
  { ...burgerLine, quantity: 2, modifiers: [...burgerLine.modifiers, bacon] },
  { ...burgerLine, key: 'b' },
  friesLine(5),
];
/** The money that the user asks to pay with points, in minor units. */
const pointsMoney = minor(1_200);
const place = { latitude: -33.45, longitude: -70.6 };
const phones = { cl: '87654321', mx: '5512345678', gt: '55554444', pe: '987654321' };

/** The price that a user saw, and the job of the order. */
export type DiscountedOrder = { buyer: TestUser; quote: AnyJson; jobToken: string };

/**
 * Places an order of two combos, a coupon, points and tips as a shopper does: first its price, then
 * the order of this price. The user has 500 points. @throws if the order is refused.
 */
export async function placeDiscountedOrder(
  server: OrderServer,
  tenant: TenantId,
  { code, decimals }: Country,
): Promise<DiscountedOrder> {
  const buyer = await createTestUser(server, {}, tenant);
  await grantPoints(server, buyer, 500);
  const call = (path: string, body: unknown, more: Record<string, string> = {}) =>
    callApi(server, path, { method: 'POST', headers: guestHeaders(buyer, more), body });
  const cart = { store_id: 1, dispatch_method: 'store_delivery', items };
  const asked = {
    coupon: eighthOff.code,
    payment_method: 'cash',
    cash_to_exchange: toMajor(pointsMoney, decimals),
  };
  const { body: quote } = await call('/v1/shopping_carts/prices', { cart, state: place, ...asked });
  if (quote.description !== null) throw new Error(JSON.stringify(quote));
  const tips = {
    tip: toMajor(discountedTips.tip, decimals),
    store_tip: toMajor(discountedTips.storeTip, decimals),
  };
  const order = deliveryOrderPayload({
    ...{ items_attributes: items, phone: phones[code as keyof typeof phones] },
    ...{ coupon: { code: eighthOff.code, payment_method: 'cash' }, ...tips },
    ...{ points_to_use: quote.loyaltyPoints, expected_total: quote.total },
    address: {
      ...{ text_address: 'Calle Larga 12', city: 'Ñuñoa', ...place, zone: '10' },
      ...{ municipality: 'Ñuñoa', location_precision: 'exact' },
    },
  });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await call('/v1/orders', order, key);
  if (status !== 202) throw new Error(JSON.stringify(body));
  return { buyer, quote, jobToken: body.jobToken };
}
