import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';

/**
 * Returns the schema.org Offer of a product in the page's store. Pages are cached and know no
 * current time: a product that is unavailable until a known instant is `SoldOut`, with that instant
 * as `availabilityStarts`.
 */
export function offerData(
  product: Product,
  index: MenuIndex,
  { country }: Pick<Settings, 'country'>,
): unknown {
  const { isGone, from } = stockStatus(product, index);
  return {
    '@type': 'Offer',
    price: toMajor(priceOf(product, index).price, country.decimals),
    priceCurrency: country.currency,
    availability: `https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`,
    ...((from ?? product.startDatetime) === null
      ? {}
      : { availabilityStarts: from ?? product.startDatetime }),
    ...(product.endDatetime === null ? {} : { availabilityEnds: product.endDatetime }),
  };
}

function stockStatus({ id }: Product, index: MenuIndex): { isGone: boolean; from: string | null } {
  const off = index.disabledProducts.get(id);
  if (off) return { isGone: true, from: off.endDate };
  const price = index.priceByProduct.get(id);
  return price?.stock === 0
    ? { isGone: true, from: price.withoutStockUntil }
    : { isGone: false, from: null };
}
