import { countries } from '@comanda/domain/country/countries.ts';
import type { CategoryId } from '@comanda/domain/ids.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeCoupon } from '@comanda/domain/testing/make-coupon.ts';
import { counterBrandCouponsTexts } from '@comanda/i18n/areas/counter-brand-coupons.ts';
import { counterCouponsTexts } from '@comanda/i18n/areas/counter-coupons.ts';
import { vocabularyFor } from '@comanda/i18n/define-texts.ts';
import { platformText } from '@comanda/i18n/platform-text.ts';
import { expect, test } from 'vitest';
import { couponSentence, type SentenceWords } from './coupon-sentence.ts';

const { cl } = countries;
const words: SentenceWords = {
  terms: {
    year: 2026,
    texts: counterCouponsTexts(cl.locale).terms,
    money: (amount) => formatMoney(amount, cl),
    platform: (name) => platformText(name, vocabularyFor(cl.locale)),
  },
  texts: counterBrandCouponsTexts(cl.locale),
  names: { products: new Map(), categories: new Map([[1 as CategoryId, 'Burgers']]) },
  count: String,
};

test('a coupon is read as one everyday sentence', () => {
  expect(couponSentence(makeCoupon(), words)).toBe('20 % de descuento.');
  const coupon = makeCoupon({
    discount: { kind: 'percent', basisPoints: 2_000, maximum: minor(5_000) },
    on: { productIds: [], categoryIds: [1 as CategoryId], notDiscounted: false },
    minimumBill: minor(10_000),
    maxUsesPerUser: 1,
    maxUses: 500,
    paymentMethods: ['webpay'],
    startsAt: '2026-11-02 00:00',
  });
  expect(couponSentence(coupon, words)).toBe(
    '20 % de descuento, hasta $5.000, en Burgers, con un mínimo de $10.000, una vez por persona, ' +
      'pagando con Webpay, desde el lunes 2 de noviembre, 500 usos en total.',
  );
});

test('an invitation says what the inviter wins', () => {
  const invitation = { prefix: 'AMIGO', reward: { points: 200 } };
  expect(couponSentence(makeCoupon({ invitation }), words)).toMatch(
    /quien invita gana 200 puntos\.$/,
  );
});
