import { isProductShown } from './banner-product.ts';
import type { SaleMoment } from './check-availability.ts';
import type { MenuIndex } from './menu-index.ts';
import type { Banner, Category, Product } from './menu.ts';

/** A banner with its target; `product` null: the banner leads to its category. */
export type LinkedBanner = { banner: Banner; category: Category; product: Product | null };

/** The largest number of banners on the home page. */
const maxBanners = 3;

/**
 * Returns the banners of the home page before the time is known: in the brand's order, without
 * those that lead nowhere or whose product is gone for good. Banners that may be hidden at some
 * time come last, so that hiding one moves nothing ({@link isBannerShown}).
 * docs/rules/menu.md#banners.
 */
export function bannersToDraw(
  banners: readonly Banner[],
  index: MenuIndex,
): readonly LinkedBanner[] {
  const leading = banners
    .map((banner) => linkBanner(banner, index))
    .filter((lead) => lead !== null);
  const drawn = leading
    .filter(({ product }) => product === null || !isOffForGood(product, index))
    .slice(0, maxBanners);
  const mayGo = ({ product }: LinkedBanner): boolean =>
    product !== null && dependsOnClock(product, index);
  return [...drawn.filter((lead) => !mayGo(lead)), ...drawn.filter(mayGo)];
}

/** Returns whether a banner on the page stays visible at a moment. */
export const isBannerShown = (
  { product }: LinkedBanner,
  index: MenuIndex,
  moment: SaleMoment,
): boolean => product === null || isProductShown(product, index, moment);

function linkBanner(banner: Banner, index: MenuIndex): LinkedBanner | null {
  const product =
    banner.bannerableType === 'Product'
      ? (index.productById.get(banner.bannerableId) ?? null)
      : null;
  if (banner.bannerableType === 'Product' && product === null) return null;
  const categoryId = product?.categoryId ?? banner.bannerableId;
  const category = index.menu.categories.find(({ id }) => id === categoryId);
  return category === undefined ? null : { banner, category, product };
}

/** Returns whether the product is off without a return date, so that no later moment shows it. */
function isOffForGood(product: Product, index: MenuIndex): boolean {
  const price = index.priceByProduct.get(product.id);
  const isSoldOut = price?.stock === 0 && price.withoutStockUntil === null;
  return (
    !product.platform.includes('web') ||
    isSoldOut ||
    index.disabledProducts.get(product.id)?.endDate === null
  );
}

const dependsOnClock = (product: Product, index: MenuIndex): boolean =>
  index.disabledProducts.has(product.id) ||
  index.priceByProduct.get(product.id)?.stock === 0 ||
  product.startDatetime !== null ||
  product.endDatetime !== null ||
  product.availability.length < 7 ||
  Object.keys(product.availabilityTime).length > 0;
