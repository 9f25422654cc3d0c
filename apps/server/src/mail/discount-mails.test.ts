import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { chargedParts } from '@comanda/domain/price/charged-parts.ts';
import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { priceParts } from '@comanda/domain/price/price-parts.ts';
import { makeOrder } from '@comanda/domain/testing/make-order.ts';
import { expect, test } from 'vitest';
import { testMailBrand } from '../testing/test-mail-brand.ts';
import { orderEndedMail } from '../order/order-ended.mail.ts';
import { receiptMail } from '../order/receipt.mail.ts';

const coupon = { kind: 'coupon', code: 'LENA20', name: '20 % en hamburguesas' } as const;
const combo = { kind: 'offer', id: 1, name: 'Combo Brasa' } as const;

/**
 * An order with a combo, a coupon, free delivery, 300 points and a tip. Amounts are minor units of
 * the country.
 */
const parts = chargedParts(
  priceParts({
    lines: [{ total: minor(899_050) }, { total: minor(201_000) }],
    delivery: minor(1_990),
    serviceFee: minor(0),
    reductions: [
      { source: combo, on: 'food', amount: minor(14_900), limits: [minor(0), minor(201_000)] },
      { source: coupon, on: 'food', amount: minor(179_810), limits: [minor(899_050), minor(0)] },
      { source: coupon, on: 'delivery', amount: minor(1_990) },
    ],
    points: { points: 300, amount: minor(150_033) },
  }),
  { tip: minor(5_000), storeTip: minor(0) },
  'store_delivery',
);
const facts = (country: 'cl' | 'mx' | 'gt', programme: string | null = 'Leña') => ({
  order: makeOrder(7, { ...itemisedAmounts(parts), dispatchMethod: 'store_delivery' }),
  name: 'Camila',
  email: 'camila@example.com',
  brand: { ...testMailBrand, country: countries[country], programme },
});

test.each([
  ['cl', ['-$14.900', '-$179.810', '-$150.033', '$760.307'], 'Delivery gratis: -$1.990'],
  ['mx', ['-$149.00', '-$1,798.10', '-$1,500.33', '$7,603.07'], 'Envío gratis: -$19.90'],
  [
    'gt',
    ['-Q\u00A0149.00', '-Q\u00A01,798.10', '-Q\u00A01,500.33', 'Q\u00A07,603.07'],
    'Envío gratis: -Q\u00A019.90',
  ],
] as const)(
  'a receipt of %s has a row for each combo, coupon and use of points, as HTML and as text',
  (country, [ofCombo, ofCoupon, ofPoints, total], delivery) => {
    const { text, html } = receiptMail(facts(country));
    const rows = [
      `Combo Brasa: ${ofCombo}`,
      `20 % en hamburguesas: ${ofCoupon}`,
      delivery,
      `Puntos Leña: ${ofPoints}`,
      `Total: ${total}`,
    ];
    const places = rows.map((row) => text.indexOf(row));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    for (const row of rows) {
      const [name, amount] = row.split(': ');
      expect(html).toMatch(
        new RegExp(`>${name}</th><td[^>]*>${amount?.replace('$', '\\$')}</td>`, 'u'),
      );
    }
    expect(html + text).not.toContain('LENA20');
  },
);

test('points of a brand whose programme has ended stand in the receipt without its name', () => {
  expect(receiptMail(facts('cl', null)).text).toContain('\nPuntos: -$150.033');
});

test('the mail about a cancelled order says that its coupon and its points came back', () => {
  const { order, ...rest } = facts('cl');
  const textOf = (changes: object) =>
    orderEndedMail({
      ...rest,
      order: { ...order, ...changes },
      reason: 'notAccepted',
      detail: null,
    }).text;
  const [couponBack, pointsBack] = ['Tu cupón queda disponible otra vez', 'tus puntos volvieron'];
  expect(textOf({})).toContain(`${couponBack}, y ${pointsBack} a tu cuenta.`);
  expect(textOf({ pointsUsed: 0 })).toContain(`${couponBack}.`);
  expect(textOf({ coupon: null })).toContain('Tus puntos volvieron a tu cuenta.');
  expect(textOf({ coupon: null, pointsUsed: 0 })).not.toMatch(/cupón|puntos/u);
});
