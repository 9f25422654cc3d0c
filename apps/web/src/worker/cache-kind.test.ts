import { expect, test } from 'vitest';
import { paths } from '../platform/paths.ts';
import { cacheKindOf, offlineWayOf } from './cache-kind.ts';

test.each([
  paths.home,
  '/combos',
  '/v60',
  '/product/combos/combo-duo',
  paths.terms,
  paths.mercatTerms,
  paths.orders,
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
  paths.profile,
  paths.survey,
])('%s is never cached', (path) => {
  expect(cacheKindOf(path)).toBeNull();
});

test.each([
  [paths.checkout, paths.home],
  ['/checkout/product/combos/combo-duo', paths.home],
  [paths.profile, paths.home],
  [paths.purchaseSuccess, paths.orders],
])('without a network %s leads to %s', (path, way) => {
  expect(offlineWayOf(path)).toBe(way);
});

test.each([
  paths.processing,
  paths.purchaseFailure,
  paths.addCardSuccess,
  paths.survey,
  '/v1/orders',
])('without a network %s stays the browser’s', (path) => expect(offlineWayOf(path)).toBeNull());
