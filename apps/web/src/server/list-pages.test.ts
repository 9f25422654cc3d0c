import { makeProduct, makeStoreMenu } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

const image = {
  url: '/t/burger/x/a.webp',
  width: 800,
  height: 600,
  avif: [],
  webp: [],
  placeholder: null,
};

test('home, categories, products with pictures and terms are listed; products not sold on the web are not', () => {
  const { menu } = makeStoreMenu({
    products: [makeProduct(1, { image }), makeProduct(2, { platform: ['kiosk'] })],
  });
  expect(listPages(menu)).toEqual([
    { path: '/', pictures: [] },
    { path: '/todo', pictures: [] },
    { path: '/product/todo/producto-1', pictures: [image.url] },
    { path: '/terms-and-conditions', pictures: [] },
    { path: '/mercat-terms-and-conditions', pictures: [] },
  ]);
});
