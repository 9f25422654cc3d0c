import { describe, expect, test } from 'vitest';
import { makeIndex, makePrice, makeProduct } from '../testing/make.ts';
import { bannersToDraw, isBannerShown } from './banners.ts';
import type { SaleMoment } from './check-availability.ts';
import type { Banner, DisabledItem } from './menu.ts';

const banner = (
  id: number,
  bannerableType: Banner['bannerableType'],
  bannerableId: number,
): Banner => ({
  id,
  title: `Promo ${id}`,
  text: '',
  image: null,
  bannerableType,
  bannerableId,
});
const off = (id: number, endDate: string | null): DisabledItem => ({
  deactivatableType: 'Product',
  deactivatableId: id,
  endDate,
});
const night: SaleMoment = {
  now: Date.parse('2026-11-21T02:00:00-03:00'),
  timeZone: 'America/Santiago',
  dispatch: 'in_store',
  platform: 'web',
};
const products = [
  makeProduct(1),
  makeProduct(2, { availabilityTime: { 6: [['12:00', '16:00']] } }),
  makeProduct(3, { dispatchMethod: 'store_delivery' }),
  makeProduct(4),
];
const ids = (banners: readonly Banner[], index = makeIndex({ products })) =>
  bannersToDraw(banners, index).map((lead) => lead.banner.id);

describe('the banners of the home', () => {
  test('lead to a product or a category; a banner without a target is left out', () => {
    const drawn = bannersToDraw(
      [
        banner(1, 'Product', 1),
        banner(2, 'Category', 1),
        banner(3, 'Product', 99),
        banner(4, 'Category', 99),
      ],
      makeIndex({ products }),
    );
    expect(
      drawn.map(({ banner: { id }, product, category }) => [
        id,
        product?.id ?? null,
        category.slug,
      ]),
    ).toEqual([
      [1, 1, 'todo'],
      [2, null, 'todo'],
    ]);
  });

  test('are at most three, in the brand’s order', () => {
    expect(ids([4, 3, 2, 1].map((id) => banner(id, 'Category', 1)))).toEqual([4, 3, 2]);
  });

  test('skip a product that is switched off for good', () => {
    const index = makeIndex({
      products,
      disabled: [off(1, null)],
      prices: [makePrice(3, { stock: 0 })],
    });
    expect(
      ids([banner(1, 'Product', 1), banner(2, 'Product', 3), banner(3, 'Product', 4)], index),
    ).toEqual([3]);
  });

  test('have those with sale hours last, so that the others do not move', () => {
    expect(ids([banner(1, 'Product', 2), banner(2, 'Product', 1)])).toEqual([2, 1]);
    const index = makeIndex({ products, disabled: [off(1, '2026-12-01T00:00:00Z')] });
    expect(ids([banner(1, 'Product', 1), banner(2, 'Product', 4)], index)).toEqual([2, 1]);
  });

  test('leave out a product outside its hours, and include a product of the other dispatch method', () => {
    const index = makeIndex({ products });
    const shown = bannersToDraw(
      [banner(1, 'Product', 1), banner(2, 'Product', 2), banner(3, 'Product', 3)],
      index,
    ).filter((lead) => isBannerShown(lead, index, night));
    expect(shown.map((lead) => lead.banner.id)).toEqual([1, 3]);
  });
});
