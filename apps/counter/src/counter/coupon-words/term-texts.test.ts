import { countries } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { counterCouponsTexts } from '@comanda/i18n/areas/counter-coupons.ts';
import { vocabularyFor } from '@comanda/i18n/define-texts.ts';
import { platformText } from '@comanda/i18n/platform-text.ts';
import { expect, test } from 'vitest';
import { conditionTexts, discountText, type Terms } from './term-texts.ts';

const wordsOf = (code: 'cl' | 'mx') => {
  const country = countries[code];
  return {
    year: 2026,
    texts: counterCouponsTexts(country.locale).terms,
    money: (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, country),
    platform: (name: string) => platformText(name, vocabularyFor(country.locale)),
  };
};
const terms = (rest: Partial<Terms> = {}): Terms => ({
  discount: { kind: 'percent', basisPoints: 1_250, maximum: minor(500_000) },
  ...{ on: [], notDiscounted: false, requires: [], startsAt: null, endsAt: null, hours: [] },
  ...{ minimumBill: null, maxUsesPerUser: null, firstPurchase: false, dispatchMethod: null },
  ...{ paymentMethods: [], platforms: [], stores: [], companies: [], isInvitation: false },
  ...rest,
});

test('the terms of a coupon are short phrases, in the words of the country', () => {
  expect(discountText(terms(), wordsOf('mx'))).toBe('12,5 % de descuento, hasta $5,000.00');
  expect(
    discountText(terms({ discount: { kind: 'delivery', maximum: null } }), wordsOf('cl')),
  ).toBe('Delivery gratis');
  expect(conditionTexts(terms(), wordsOf('cl'))).toEqual([]);
  expect(
    conditionTexts(
      terms({
        ...{ on: ['Burgers', 'Papas'], minimumBill: minor(10_000), maxUsesPerUser: 1 },
        ...{ requires: [{ names: ['Doble', 'Triple'], quantity: 2 }], dispatchMethod: 'in_store' },
        ...{ paymentMethods: ['cash'], platforms: ['app'], firstPurchase: true },
        hours: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' }],
        endsAt: '2026-09-20 23:59',
      }),
      wordsOf('cl'),
    ),
  ).toEqual([
    'En Burgers o Papas',
    'Llevando 2 de Doble o Triple',
    'Con un mínimo de $10.000',
    'Solo pedidos de retiro',
    'Solo el primer pedido',
    'Una vez por persona',
    'Pagando en efectivo',
    'Solo en la app',
    'De lunes a viernes, de 12:00 a 16:00',
    'Hasta el domingo 20 de septiembre',
  ]);
});

test('a day of another year has its year, and a time of its own is said', () => {
  const times = { startsAt: '2026-11-02 18:30', endsAt: '2027-01-01 23:59' };
  expect(conditionTexts(terms(times), wordsOf('cl'))).toEqual([
    'Desde el lunes 2 de noviembre a las 18:30',
    'Hasta el viernes 1 de enero de 2027',
  ]);
});

test('a free product says so, and a coupon of another platform that nobody knows is not of the web', () => {
  const product = { kind: 'product', product: 'Papas', quantity: 2, basisPoints: 10_000 } as const;
  expect(discountText(terms({ discount: product }), wordsOf('cl'))).toBe('Papas gratis');
  expect(
    conditionTexts(terms({ discount: product, platforms: ['fridge'] }), wordsOf('cl')),
  ).toEqual(['2 unidades por pedido', 'No en la web']);
});
