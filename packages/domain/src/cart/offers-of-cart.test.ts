import { describe, expect, test } from 'vitest';
import { caseMenu, caseNow, caseOffers, caseServiceFee, caseStore } from '../cases/case-menu.ts';
import { indexMenu } from '../menu/menu-index.ts';
import { makeCart, makeLine } from '../testing/make.ts';
import { removeLine, setCount } from './edit-cart.ts';
import { offersEndedBy } from './offers-of-cart.ts';
import { priceCart } from './price-cart.ts';
import type { PriceFacts } from './price-facts.ts';

const facts: PriceFacts = {
  index: indexMenu(caseMenu),
  store: caseStore,
  settings: { serviceFee: caseServiceFee, offers: caseOffers },
  place: null,
  now: caseNow,
  platform: 'web',
};
const limonada = makeLine(3);
const milhojas = makeLine(11);
const empanada = makeLine(10);
const cart = makeCart([limonada, milhojas, empanada]);

describe('the end of a combo', () => {
  test('removing one of its products loses its discount', () => {
    const after = removeLine(cart, milhojas.hash).cart;
    expect(offersEndedBy(cart, after, facts)).toEqual({ names: ['Once'], benefit: 900 });
  });
  test('fewer units end it too, and units that no combo needs do not', () => {
    const twice = setCount(setCount(cart, milhojas.hash, 2), empanada.hash, 2);
    const spare = setCount(twice, limonada.hash, 3);
    expect(offersEndedBy(spare, setCount(spare, limonada.hash, 2), facts)).toBeNull();
    expect(offersEndedBy(spare, setCount(spare, limonada.hash, 1), facts)).toEqual({
      names: ['Once'],
      benefit: 900,
    });
  });
  test('a line that cannot be bought ends it: the refusal names the combo, and the price has no discount', () => {
    const soldOut = makeCart([limonada, makeLine(4)]);
    const priced = priceCart(soldOut, facts);
    expect(priced.ok && priced.value.discount).toBe(0);
    expect(priced.ok && priced.value.obstacles[0]).toMatchObject({
      label: 'UNPROCESSABLE_ITEMS',
      metadata: { items: ['Cordero'], lostOffers: ['Cordero con bebida'] },
    });
  });
  test('without a combo the refusal names none', () => {
    const priced = priceCart(makeCart([makeLine(2), makeLine(4)]), facts);
    expect(priced.ok && priced.value.obstacles[0]?.metadata).not.toHaveProperty('lostOffers');
  });
});
