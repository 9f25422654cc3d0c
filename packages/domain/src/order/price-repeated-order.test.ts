import { expect, test } from 'vitest';
import { caseMenu, caseNow, caseOffers, caseServiceFee, caseStore } from '../cases/case-menu.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { PriceFacts } from '../cart/price-facts.ts';
import { indexMenu } from '../menu/menu-index.ts';
import { makeCart, makeLine, productId } from '../testing/make.ts';
import { priceRepeatedOrder } from './price-repeated-order.ts';

const facts: PriceFacts = {
  index: indexMenu(caseMenu),
  store: caseStore,
  settings: { serviceFee: caseServiceFee, offers: caseOffers },
  place: null,
  now: caseNow,
  platform: 'web',
};
const again = (id: number, count = 1) => ({
  productId: productId(id),
  count,
  instructions: '',
  picks: [],
});
const limonada = makeLine(3);

test('a repeated order has the prices of a cart with its lines alone, with their combos and without fees', () => {
  const full = makeCart([makeLine(10, 5)]);
  const lines = [again(3, 2), again(11), again(10), again(3)];
  const priced = priceRepeatedOrder({ lines }, full, facts);
  const quote = priceCart(makeCart([makeLine(3, 3), makeLine(11), makeLine(10)]), facts);
  if (!quote.ok) throw new Error('the cart has a price');
  expect(priced.lines.map(({ total }) => total)).toEqual(
    quote.value.lines.map(({ total }) => total),
  );
  expect(priced.offers).toBe(-900);
  expect(priced.food).toBe(quote.value.total - caseServiceFee);
  expect(priced.lines[0]?.line.hash).toBe(limonada.hash);
});

test('an address that no zone covers has the prices of the lines', () => {
  const far = { ...facts, place: { latitude: 0, longitude: 0 } };
  const delivery = makeCart([], 'store_delivery');
  const { food, offers, lines } = priceRepeatedOrder({ lines: [again(3, 2)] }, delivery, far);
  expect([food, offers]).toEqual([lines[0]?.total, 0]);
});
