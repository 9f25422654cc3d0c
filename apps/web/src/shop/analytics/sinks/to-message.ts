import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { type Minor, minor, sumOf, times, toMajor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { ShopEvent } from '../shop-event.ts';
import type {
  AnalyticsBasket,
  AnalyticsItem,
  AnalyticsMessage,
  AnalyticsPurchase,
} from './analytics-message.ts';
import { analyticsUrl } from './analytics-url.ts';

type Facts = { index: MenuIndex; country: Country };

/** Adds the product data of the menu to an event. */
export function toMessage(event: ShopEvent, facts: Facts): AnalyticsMessage {
  switch (event.kind) {
    case 'pageView':
      return {
        name: 'page_view',
        location: analyticsUrl(location.href, event.path),
        path: event.path,
        title: document.title,
      };
    case 'viewItemList':
      return {
        name: 'view_item_list',
        listId: event.category.slug,
        listName: event.category.name,
        basket: ofCategory(event, facts),
      };
    case 'viewItem':
      return { name: 'view_item', basket: basketOf([ofProduct(event.product, facts)], facts) };
    case 'addToCart':
      return { name: 'add_to_cart', basket: ofLines(event.lines, facts) };
    case 'removeFromCart':
      return { name: 'remove_from_cart', basket: ofLines(event.lines, facts) };
    case 'viewCart':
      return { name: 'view_cart', basket: ofLines(event.lines, facts) };
    case 'beginCheckout':
      return { name: 'begin_checkout', basket: ofLines(event.lines, facts) };
    case 'addPaymentInfo':
      return {
        name: 'add_payment_info',
        method: event.method,
        basket: ofLines(event.lines, facts),
      };
    case 'purchase':
      return { name: 'purchase', purchase: ofOrder(event.order, facts) };
  }
}

type CountedItem = Omit<AnalyticsItem, 'price'> & { unitPrice: Minor };

/** Sums in minor units: major units with two decimals do not add up exactly. */
function basketOf(counted: readonly CountedItem[], { country }: Facts): AnalyticsBasket {
  const value = sumOf(counted, ({ unitPrice, quantity }) => times(unitPrice, quantity));
  return {
    currency: country.currency,
    value: toMajor(value, country.decimals),
    items: itemsOf(counted, country),
  };
}

const itemsOf = (
  counted: readonly CountedItem[],
  { decimals }: Country,
): readonly AnalyticsItem[] =>
  counted.map(({ unitPrice, ...item }) => ({ ...item, price: toMajor(unitPrice, decimals) }));

const ofCategory = (
  { category }: Extract<ShopEvent, { kind: 'viewItemList' }>,
  facts: Facts,
): AnalyticsBasket => {
  const products = category.productIds
    .map((id) => facts.index.productById.get(id))
    .filter((product) => product !== undefined);
  return basketOf(
    products.map((product) => ofProduct(product, facts)),
    facts,
  );
};

const ofProduct = (product: Product, { index }: Facts): CountedItem => ({
  id: String(product.id),
  name: product.name,
  category: categoryName(product.id, index),
  variant: '',
  unitPrice: priceOf(product, index).price,
  quantity: 1,
});

const ofLines = (lines: readonly CartLine[], facts: Facts): AnalyticsBasket =>
  basketOf(
    lines.map((line) => ofLine(line, facts)),
    facts,
  );

/**
 * Returns the counted item of a line. A product that is no longer in the menu counts with price 0.
 */
function ofLine(line: CartLine, { index }: Facts): CountedItem {
  const priced = priceLine(line, index);
  return {
    id: String(line.productId),
    name: index.productById.get(line.productId)?.name ?? '',
    category: categoryName(line.productId, index),
    variant: line.picks
      .map(({ modifierId }) => index.modifierById.get(modifierId)?.modifier.name ?? '')
      .join(', '),
    unitPrice: priced.ok ? priced.value.unitPrice : minor(0),
    quantity: line.count,
  };
}

function ofOrder(order: Order, { index, country }: Facts): AnalyticsPurchase {
  const counted = order.products.map((product): CountedItem => ({
    id: String(product.productId),
    name: product.name,
    category: categoryName(product.productId, index),
    variant: product.modifiers.map(({ name }) => name).join(', '),
    unitPrice: product.unitPrice,
    quantity: product.quantity,
  }));
  return {
    id: order.id,
    totalPrice: toMajor(order.total, country.decimals),
    totalPriceCurrency: country.currency,
    items: itemsOf(counted, country),
    dispatchMethod: order.dispatchMethod,
    delivery: toMajor(order.delivery, country.decimals),
    discount: toMajor(order.discount, country.decimals),
  };
}

const categoryName = (productId: number, { menu, productById }: MenuIndex): string =>
  menu.categories.find(({ id }) => id === productById.get(productId)?.categoryId)?.name ?? '';
