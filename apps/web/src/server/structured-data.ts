import type { PageState } from '@comanda/contract/page.ts';
import { toMajor } from '@comanda/domain/money/money.ts';
import { productPath } from '../platform/paths.ts';

/** schema.org Restaurant with its Menu, for search engines. */
export function restaurantData({ settings, stores, menu, storeId }: PageState, origin: string): unknown {
  const store = stores.find((one) => one.id === storeId);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: settings.commerceName,
    description: settings.description,
    url: origin,
    image: settings.hero ? origin + settings.hero.image.url : origin + settings.logo,
    telephone: store?.phone,
    address: store && {
      '@type': 'PostalAddress',
      streetAddress: store.textAddress,
      addressLocality: store.commune,
      addressCountry: settings.country.code.toUpperCase(),
    },
    geo: store && { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    hasMenu: {
      '@type': 'Menu',
      name: menu.name,
      hasMenuSection: menu.categories.map((category) => sectionData(category, menu, settings, origin)),
    },
  };
}

type Menu = PageState['menu'];

function sectionData(category: Menu['categories'][number], menu: Menu, settings: PageState['settings'], origin: string): unknown {
  const products = menu.products.filter((product) => product.categoryId === category.id);
  return {
    '@type': 'MenuSection',
    name: category.name,
    hasMenuItem: products.map((product) => ({
      '@type': 'MenuItem',
      name: product.name,
      url: origin + productPath(category.slug, product.slug),
      offers: {
        '@type': 'Offer',
        price: toMajor(product.discountPrice ?? product.price, settings.country.decimals),
        priceCurrency: settings.country.currency,
      },
    })),
  };
}
