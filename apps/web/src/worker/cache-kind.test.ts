import { expect, test } from 'vitest';
import { paths } from '../platform/paths.ts';
import { cacheKindOf } from './cache-kind.ts';

test.each([
  paths.home,
  '/combos',
  '/v60',
  '/product/combos/combo-duo',
  paths.terms,
  paths.mercatTerms,
])('the page %s is cached', (path) => {
  expect(cacheKindOf(path)).toBe('page');
});

test.each(['/assets/app-x.js', '/t/burger/hash/hero.webp'])('the file %s is cached', (path) => {
  expect(cacheKindOf(path)).toBe('file');
});

test.each([
  '/v1/orders',
  '/v1/orders/8/events',
  '/v1/shopping_carts/prices',
  '/v1/users',
  '/v2/prices',
  '/terms_and_conditions',
  '/menus/1.json',
  '/sw.js',
  '/manifest.webmanifest',
  '/mostrador',
  '/mostrador/assets/counter-x.js',
  '/reparto',
  paths.checkout,
  '/checkout/product/combos/combo-duo',
  paths.processing,
  paths.processingOneclick,
  paths.processingSubscription,
  paths.purchaseSuccess,
  paths.purchaseFailure,
  paths.addCardSuccess,
  paths.orders,
  paths.profile,
  paths.survey,
])('%s is never cached', (path) => {
  expect(cacheKindOf(path)).toBeNull();
});
