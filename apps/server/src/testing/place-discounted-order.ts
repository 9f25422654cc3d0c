import { priceCart } from '@comanda/domain/cart/price-cart.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { chargedAmount } from '@comanda/domain/payment/charged-amount.ts';
import { chargedParts } from '@comanda/domain/price/charged-parts.ts';
import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { makeCouponUser } from '@comanda/domain/testing/make-coupon.ts';
import { createPlacedOrderCache } from '../features/order/placed-order-cache.ts';
import { cartOfItems } from '../workflows/cart-of-items.ts';
import { draftOrder } from '../workflows/place-order/draft-order.ts';
import type { RequestedOrder } from '../workflows/place-order/requested-order.ts';
import { storeOrder } from '../workflows/place-order/store-order.ts';
import { eighthOff } from './discount-shop.ts';
import type { OrderServer } from './order-server.ts';
import type { TestUser } from './test-user.ts';

const items = [
  {
    key: 'a',
    productId: 1,
    quantity: 2,
    modifiers: [
      { id: 10, groupId: 1, quantity: 1, action: 'add' },
      { id: 20, groupId: 2, quantity: 1, action: 'add' },
    ],
  },
  {
    key: 'b',
    productId: 1,
    quantity: 1,
    modifiers: [{ id: 11, groupId: 1, quantity: 1, action: 'add' }],
  },
  { key: 'c', productId: 2, quantity: 5 },
];
export const discountedTips = { tip: minor(599), storeTip: minor(101) };

const requestOf = (country: Country, now: number): RequestedOrder =>
  ({
    body: {
      order: {
        ...{ name: 'Ana Soto', email: 'ana@example.com', phone: '87654321' },
        ...{ paymentMethod: 'cash', storeId: 1, dispatchMethod: 'store_delivery' },
        ...{ itemsAttributes: items, napkin: false, coverly: false, checkoutAnswers: [] },
        ...{ termsAndConditions: true, deliveryOption: 'deliverDoor', ...discountedTips },
        address: { textAddress: 'Calle 5', city: 'Ñuñoa', latitude: -33.45, longitude: -70.6 },
      },
      emailSubscription: false,
    },
    country,
    role: 'user',
    now,
    areaCentres: [],
    terms: [],
    hasProviderFor: () => false,
  }) as unknown as RequestedOrder;

/** Stores an order of two combos, a coupon, points and tips by the statement that stores every order. */
export async function placeDiscountedOrder(
  { deps }: OrderServer,
  { id: buyerId, tenant }: TestUser,
  country: Country,
) {
  const now = deps.clock();
  const tenantId = tenant as TenantId;
  const requested = requestOf(country, now);
  const facts = await deps.menus.storeFacts(tenantId, 1 as StoreId);
  if (!facts) throw new Error('the shop is published');
  const { storeId, dispatchMethod, itemsAttributes } = requested.body.order;
  const cart = cartOfItems({ storeId, dispatchMethod }, itemsAttributes);
  const user = makeCouponUser();
  const { loyaltyProgramParams: terms, pointRate } = facts.settings;
  if (terms === null) throw new Error('the shop has a programme');
  const priced = priceCart(cart, {
    ...facts,
    ...{ place: requested.body.order.address ?? null, now, platform: 'web' },
    coupon: { coupon: eighthOff, user, paymentMethod: 'cash' },
    points: { points: 77, balance: 500, terms: { ...terms, pointRate } },
  });
  if (!priced.ok) throw new Error(JSON.stringify(priced.error));
  const quote = priced.value;
  const id = deps.random.id(now) as OrderId;
  const charged = chargedAmount(quote.total, discountedTips, dispatchMethod);
  const courier = { couriers: ['own_delivery'] as const, quote: null };
  const key = { key: `sent:${id}`, derived: false, bodyHash: 'x' };
  const order = draftOrder(
    requested,
    facts,
    { cart, quote, charged, requestedTime: null, courier, couponUse: null },
    { id, number: 7, handOverCode: '0042', buyerId, request: key, network: null },
  );
  const freshOrders = createPlacedOrderCache(deps.events);
  const stored = await storeOrder({ ...deps, freshOrders }, tenantId, order, null);
  if (!stored.ok) throw new Error(JSON.stringify(stored.error));
  const figures = itemisedAmounts(chargedParts(quote.parts, discountedTips, dispatchMethod));
  return { id, quote, order, figures, fresh: freshOrders.get(tenantId, id, now) };
}
