import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { makeOffer } from '@comanda/domain/testing/make-offer.ts';
import { makeIndex, makeProduct } from '@comanda/domain/testing/make.ts';
import { menuTexts } from '@comanda/i18n/areas/menu.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { expect, test } from 'vitest';
import { needsText } from './offer-needs-text.ts';
import { missingText } from './offer-products-text.ts';
import { offerText } from './offer-text.ts';

const line = (offer: Partial<Omit<Offer, 'needs'>>, code: 'cl' | 'mx' | 'gt' = 'cl') =>
  offerText(makeOffer(1, { name: 'Dúo', ...offer }), {
    menu: menuTexts(countries[code].locale),
    country: countries[code],
  });

test('a combo is one line with its benefit, in the money and with the decimal mark of the country', () => {
  expect(line({ benefit: { kind: 'amount', amount: minor(1_490) } })).toBe('Dúo: ahorra $1.490');
  expect(line({ benefit: { kind: 'price', amount: minor(9_900) } }, 'gt')).toBe(
    'Dúo: todo por Q\u00a099.00',
  );
  const eighth = { kind: 'percent', basisPoints: 1_250 } as const;
  expect(line({ benefit: eighth }, 'mx')).toBe('Dúo: 12.5 % menos');
  expect(line({ benefit: eighth })).toBe('Dúo: 12,5 % menos');
  expect(line({ benefit: { kind: 'cheapestFree' } })).toBe('Dúo: el más barato va gratis');
});

test('a combo with hours says them', () => {
  const hours = [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '16:00' }] as const;
  expect(line({ hours })).toBe('Dúo: ahorra $1.000 · de lunes a viernes, 12:00–16:00');
});

const words = offersTexts('es-CL');
const products = [1, 2, 3, 4].map((id) => makeProduct(id, { name: `Batido ${id}` }));
const index = makeIndex({ products });

test('the missing products are named while they are few; more are named by their category', () => {
  const [need] = makeOffer(1, { needs: [{ categoryIds: [1], quantity: 3 }] }).needs;
  if (need === undefined) throw new Error('the combo has a need');
  const text = (count: number, missing: number) =>
    missingText({ need, missing, products: products.slice(0, count) }, index, words);
  expect(text(1, 1)).toBe('Batido 1');
  expect(text(1, 2)).toBe('2 × Batido 1');
  expect(text(2, 1)).toBe('Batido 1 o Batido 2');
  expect(text(4, 1)).toBe('algo de Todo');
  expect(text(4, 2)).toBe('2 de Todo');
});

test('the units of a combo are named with their counts', () => {
  const offer = makeOffer(1, { needs: [{ categoryIds: [1], quantity: 2 }, { productIds: [3] }] });
  expect(needsText(offer, index, menuTexts('es-CL').combo)).toBe('2 × Todo + Batido 3');
});
