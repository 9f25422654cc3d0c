import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import {
  makeGroup,
  makeIndex,
  makeLine,
  makeModifier,
  makePick,
  makePrice,
  makeProduct,
} from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { toMessage } from './to-message.ts';

const index = makeIndex({
  products: [
    makeProduct(1, {
      name: 'Ramen',
      price: minor(10_010),
      modifierGroupIds: [makeGroup(5, []).id],
    }),
    makeProduct(2, { name: 'Té' }),
  ],
  groups: [makeGroup(5, [makeModifier(7, 1_010, { name: 'Huevo' })])],
  prices: [makePrice(2, { price: minor(2_030), discountPrice: minor(1_015) })],
});
const mexico = { index, country: countries.mx };

test('lines become items with their options and unit price; amounts are in major units and add up exactly', () => {
  const lines = [makeLine(1, 3, [makePick(5, 7)]), makeLine(2, 1)];
  expect(toMessage({ kind: 'addToCart', lines }, mexico)).toEqual({
    name: 'add_to_cart',
    basket: {
      currency: 'MXN',
      value: 340.75,
      items: [
        { id: '1', name: 'Ramen', category: 'Todo', variant: 'Huevo', price: 110.2, quantity: 3 },
        { id: '2', name: 'Té', category: 'Todo', variant: '', price: 10.15, quantity: 1 },
      ],
    },
  });
});

test('a line whose product left the menu counts with an amount of zero', () => {
  const message = toMessage({ kind: 'removeFromCart', lines: [makeLine(99, 2)] }, mexico);
  expect(message).toMatchObject({
    basket: { value: 0, items: [{ id: '99', name: '', price: 0, quantity: 2 }] },
  });
});

test('a purchase has the charged amounts and no personal data', () => {
  const order = makeOrder(1);
  const message = toMessage({ kind: 'purchase', order }, { index, country: countries.cl });
  expect(message).toMatchObject({
    name: 'purchase',
    purchase: {
      id: order.id,
      totalPrice: order.total,
      totalPriceCurrency: 'CLP',
      dispatchMethod: order.dispatchMethod,
    },
  });
  expect(Object.keys(message.name === 'purchase' ? message.purchase : {}).toSorted()).toEqual([
    'delivery',
    'discount',
    'dispatchMethod',
    'id',
    'items',
    'totalPrice',
    'totalPriceCurrency',
  ]);
});

test('a purchase says how much coupon and combos took off, and neither the code nor the points', () => {
  const coupon = { kind: 'coupon', code: 'AMIGO-7KQ2M9', name: 'Invitación de Lena' } as const;
  const order = makeOrder(1, {
    discount: minor(2_050),
    discounts: [{ amount: minor(2_050), on: 'food', source: coupon, shares: [minor(2_050)] }],
    coupon: { code: coupon.code, name: coupon.name },
    points: minor(500),
    pointsUsed: 77,
  });
  const message = toMessage({ kind: 'purchase', order }, mexico);
  expect(message).toMatchObject({ purchase: { discount: 20.5 } });
  expect(JSON.stringify(message)).not.toMatch(/AMIGO|Lena|77|points/u);
});
