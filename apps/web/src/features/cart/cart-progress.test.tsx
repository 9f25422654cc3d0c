import type { Quote } from '@comanda/domain/cart/quote.ts';
import { quoteObstacles } from '@comanda/domain/cart/quote-obstacles.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { makeAddress } from '../../testing/make-address.ts';
import { CartProgress } from './cart-progress.tsx';

const place = {
  storeId: 1 as StoreId,
  choice: { kind: 'delivery', address: makeAddress() },
} as const;
const shown = (subtotal: number, limits: Quote['limits'] = null) => {
  const quote: Partial<Quote> = {
    subtotal: minor(subtotal),
    limits,
    obstacles: quoteObstacles({ unavailable: [], subtotal: minor(subtotal), limits }),
    deliveryDetails: {
      zoneId: 1,
      fee: minor(2_500),
      freeFrom: minor(20_000),
      minimum: minor(0),
      maximum: null,
      waitTime: 35,
    },
  };
  return renderInApp(<CartProgress quote={quote as Quote} />, { shop: { place } });
};

test('a cart says how much is missing to free delivery, or that it is reached; a missed minimum or maximum goes before', () => {
  expect(shown(15_000)).toContain('Te faltan $5.000 para');
  expect(shown(20_000)).toContain('Ya tienes');
  expect(shown(15_000, { minimum: minor(18_000), maximum: null })).toContain('$3.000');
  expect(shown(15_000, { minimum: minor(0), maximum: minor(14_000) })).toContain('$1.000');
});
