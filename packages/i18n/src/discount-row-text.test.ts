import { minor } from '@comanda/domain/money/money.ts';
import type { DiscountRow } from '@comanda/domain/price/bill-rows.ts';
import { expect, test } from 'vitest';
import { cartTexts } from './areas/cart.ts';
import { discountRowText } from './discount-row-text.ts';

const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const combo = { kind: 'offer', id: 1, name: 'Combo Brasa' } as const;
const row = (rest: Partial<DiscountRow>): DiscountRow => ({
  kind: 'discount',
  amount: minor(-1_000),
  source: coupon,
  on: 'food',
  ...rest,
});

test('a discount is named after its coupon or combo, and one of the delivery after the delivery', () => {
  const texts = [
    row({}),
    row({ source: combo }),
    row({ source: null }),
    row({ on: 'wholeDelivery' }),
    row({ on: 'partOfDelivery' }),
  ].map((each) => discountRowText(each, cartTexts('es-MX')));
  expect(texts).toEqual([
    '20 % en hamburguesas',
    'Combo Brasa',
    'Descuento',
    'Envío gratis',
    'Descuento en el envío',
  ]);
  expect(discountRowText(row({ on: 'wholeDelivery' }), cartTexts('es-CL'))).toBe('Delivery gratis');
});
