import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { makeIndex, makePrice, makeProduct } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { offerData } from './offer-data.ts';

const settings = { country: countries.mx };
const product = makeProduct(1, { price: minor(12_550) });

test('an offer has the store’s price in the major unit of its currency', () => {
  expect(offerData(product, makeIndex({ products: [product] }), settings)).toEqual({
    '@type': 'Offer',
    price: 125.5,
    priceCurrency: 'MXN',
    availability: 'https://schema.org/InStock',
  });
  const cheaper = makeIndex({
    products: [product],
    prices: [makePrice(1, { price: minor(9_900) })],
  });
  expect(offerData(product, cheaper, settings)).toMatchObject({ price: 99 });
});

test('a sold-out or switched-off product says so, and from when it is available if that is known', () => {
  const availableAt = '2026-12-01T12:00:00.000Z';
  const soldOut = makeIndex({
    products: [product],
    prices: [makePrice(1, { stock: 0, withoutStockUntil: availableAt })],
  });
  const off = makeIndex({
    products: [product],
    disabled: [{ deactivatableId: 1, deactivatableType: 'Product', endDate: null }],
  });
  expect(offerData(product, soldOut, settings)).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    availabilityStarts: availableAt,
  });
  expect(offerData(product, off, settings)).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  });
  expect(offerData(product, off, settings)).not.toHaveProperty('availabilityStarts');
});
