import {
  caseMenu,
  caseNow,
  caseOffers,
  caseServiceFee,
  caseStore,
} from '@comanda/domain/cases/case-menu.ts';
import { removeLine, setCount } from '@comanda/domain/cart/edit-cart.ts';
import type { PriceFacts } from '@comanda/domain/cart/price-facts.ts';
import { indexMenu } from '@comanda/domain/menu/menu-index.ts';
import { makeCart, makeLine } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { checkOffers } from './check-offers.ts';

const facts: PriceFacts = {
  index: indexMenu(caseMenu),
  store: caseStore,
  settings: { serviceFee: caseServiceFee, offers: caseOffers },
  place: null,
  now: caseNow,
  platform: 'web',
};
const limonada = makeLine(3);
const cart = makeCart([limonada, makeLine(11), makeLine(10)]);
const without = removeLine(cart, limonada.hash).cart;

test('a change that ends a combo asks with the product, the combo, its discount and both totals', () => {
  expect(
    checkOffers(cart, { change: 'remove', hash: limonada.hash, after: without }, facts),
  ).toEqual({
    kind: 'offerEnds',
    change: 'remove',
    productName: 'Limonada',
    offers: ['Once'],
    benefit: 900,
    worth: 1_500,
    total: { before: 5_000, after: 4_400 },
  });
});

test('a change that ends no combo, an emptied cart and a brand without combos ask nothing', () => {
  const two = setCount(cart, limonada.hash, 2);
  const asked = (before: typeof cart, after: typeof cart, known = facts) =>
    checkOffers(before, { change: 'lower', hash: limonada.hash, after }, known);
  expect(asked(two, cart)).toBeNull();
  expect(asked(cart, makeCart([]))).toBeNull();
  const { serviceFee } = facts.settings;
  expect(asked(cart, without, { ...facts, settings: { serviceFee } })).toBeNull();
});
