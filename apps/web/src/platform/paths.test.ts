import { describe, expect, test } from 'vitest';
import { checkoutProductPath, paths, productPath, readPath } from './paths.ts';

const menu = (
  base: 'home' | 'checkout',
  category: string | null = null,
  product: string | null = null,
) => ({
  kind: 'menu',
  base,
  category,
  product,
});

describe('every route of the product', () => {
  test.each([
    ['/', menu('home')],
    ['/product', menu('home')],
    ['/product/combos', menu('home', 'combos')],
    ['/product/combos/duo', menu('home', 'combos', 'duo')],
    ['/combos', menu('home', 'combos')],
    ['/combos/duo', menu('home', 'combos', 'duo')],
    ['/checkout', { kind: 'app' }],
    ['/checkout/product/combos', menu('checkout', 'combos')],
    ['/checkout/product/combos/duo', menu('checkout', 'combos', 'duo')],
    ['/checkout/combos', menu('checkout', 'combos')],
    ['/checkout/combos/duo', menu('checkout', 'combos', 'duo')],
    ['/menu/12', { kind: 'publicMenu', id: 12 }],
  ])('%s', (path, kind) => {
    expect(readPath(path)).toEqual(kind);
  });

  test.each([
    '/purchase-success',
    '/purchase-failure',
    '/processing-purchase',
    '/orders',
    '/profile',
    '/terms-and-conditions',
    '/mercat-terms-and-conditions',
    '/processing-oneclick',
    '/processing-front-card-subscription',
    '/add-card-success',
    '/add-card-failure',
    '/nps',
    '/no-disponible',
  ])('%s is a screen and not a category', (path) => {
    expect(readPath(path)).toEqual({ kind: 'app' });
    expect(Object.values(paths)).toContain(path);
  });
});

test('a trailing slash changes nothing', () => {
  expect(readPath('/orders/')).toEqual({ kind: 'app' });
  expect(readPath('/combos/duo/')).toEqual(menu('home', 'combos', 'duo'));
});

test('slugs in the path may be percent-encoded', () => {
  expect(readPath('/pi%C3%B1a/jugo-de-pi%C3%B1a')).toEqual(menu('home', 'piña', 'jugo-de-piña'));
});

test.each([
  '/a/b/c',
  '/product/a/b/c',
  '/checkout/a/b/c',
  '/menu',
  '/menu/abc',
  '/menu/1/2',
  '/menu/-1',
  '/combos//duo',
  '/%E0%A4%A',
])('%s is unknown', (path) => {
  expect(readPath(path)).toEqual({ kind: 'unknown' });
});

test('a product’s path parses back to the product, over the menu and over the checkout', () => {
  expect(readPath(productPath('combos', 'duo'))).toEqual(menu('home', 'combos', 'duo'));
  expect(readPath(checkoutProductPath('combos', 'duo'))).toEqual(menu('checkout', 'combos', 'duo'));
});
