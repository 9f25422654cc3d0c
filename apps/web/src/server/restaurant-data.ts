import type { PageState } from '@comanda/contract/page.ts';
import type { BrandFiles } from '@comanda/contract/brand-files.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import type { ProductTag } from '@comanda/domain/menu/product-tags.ts';
import { isBlocked } from '@comanda/domain/store/offers-dispatch.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { productPath } from '../platform/paths.ts';
import { offerData } from './offer-data.ts';
import { openingHoursData } from './opening-hours-data.ts';

type Facts = {
  state: PageState;
  index: MenuIndex;
  origin: string;
  brand: BrandFiles;
  product: Product | null;
};

/**
 * Returns the schema.org graph for search engines: a Restaurant for each active store, and the menu
 * with its offers. On a product's page the graph describes only that product, with picture and
 * description.
 */
export function restaurantData(facts: Facts): unknown {
  const { state, product } = facts;
  const open = state.stores.filter((store) => !isBlocked(store));
  const menu = product === null ? menuData(facts) : itemData(facts, product);
  return {
    '@context': 'https://schema.org',
    '@graph': [...open.map((store) => storeData(facts, store)), menu],
  };
}

function storeData({ state, origin, brand }: Facts, store: Store): unknown {
  const { settings, menu, stores } = state;
  const image = brand['share.jpg'] ?? settings.hero?.image.url ?? settings.logo;
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#store-${store.id}`,
    name: stores.length === 1 ? settings.commerceName : `${settings.commerceName} · ${store.name}`,
    description: settings.description,
    url: `${origin}/`,
    image: origin + image,
    logo: origin + (brand['icon-512.png'] ?? settings.logo),
    telephone: store.phone,
    currenciesAccepted: settings.country.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.textAddress,
      addressLocality: store.commune,
      addressCountry: settings.country.code.toUpperCase(),
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: openingHoursData(store),
    hasMenu:
      store.menuId === menu.id
        ? { '@id': menuId(origin, menu.id) }
        : `${origin}/menu/${store.menuId}`,
    ...(store.orderMethod === 'neither' ? {} : { potentialAction: orderAction(origin) }),
  };
}

const menuId = (origin: string, id: number): string => `${origin}/#menu-${id}`;

const orderAction = (origin: string): unknown => ({
  '@type': 'OrderAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}/`,
    actionPlatform: [
      'https://schema.org/DesktopWebPlatform',
      'https://schema.org/MobileWebPlatform',
    ],
  },
});

function menuData({ state, index, origin }: Facts): unknown {
  const { menu, settings } = state;
  return {
    '@type': 'Menu',
    '@id': menuId(origin, menu.id),
    name: menu.name,
    url: `${origin}/`,
    inLanguage: settings.country.locale,
    hasMenuSection: menu.categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: `${origin}/${category.slug}`,
      hasMenuItem: category.productIds
        .flatMap((id) => index.productById.get(id) ?? [])
        .map((product) => ({
          '@type': 'MenuItem',
          name: product.name,
          url: productUrl(origin, category, product),
          ...dietsOf(product),
          offers: offerData(product, index, settings),
        })),
    })),
  };
}

function itemData({ state, index, origin }: Facts, product: Product): unknown {
  const category = state.menu.categories.find(({ id }) => id === product.categoryId);
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(product.description === '' ? {} : { description: product.description }),
    ...(product.image === null ? {} : { image: origin + product.image.url }),
    ...(category === undefined ? {} : { url: productUrl(origin, category, product) }),
    ...dietsOf(product),
    ...(product.kcal === null
      ? {}
      : { nutrition: { '@type': 'NutritionInformation', calories: `${product.kcal} kcal` } }),
    offers: offerData(product, index, state.settings),
  };
}

const productUrl = (origin: string, category: Category, product: Product): string =>
  origin + productPath(category.slug, product.slug);

const diets: Partial<Record<ProductTag, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
};

function dietsOf({ tags }: Product): { suitableForDiet?: readonly string[] } {
  const dietUrls = tags
    .flatMap((tag) => diets[tag] ?? [])
    .map((diet) => `https://schema.org/${diet}`);
  return dietUrls.length === 0 ? {} : { suitableForDiet: dietUrls };
}
