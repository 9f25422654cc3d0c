import { loadScript } from './load-script.ts';
import type {
  AnalyticsBasket,
  AnalyticsMessage,
  AnalyticsPurchase,
  AnalyticsSink,
} from './analytics-message.ts';

type Entry = Record<string, unknown>;
const host = window as unknown as { dataLayer?: Entry[] };

/**
 * The sink of `window.dataLayer`: pushes each event as an object, with GA4's e-commerce data. The
 * tenant's container reads it, if there is one.
 */
export function tagManagerSink(containerId: string | null): AnalyticsSink {
  const layer = (host.dataLayer ??= []);
  if (containerId !== null) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`);
  }
  return {
    send: (message) => {
      if (message.name !== 'page_view') layer.push({ ecommerce: null });
      layer.push(entryOf(message));
    },
    revoke: () => void layer.push({ event: 'consent_revoked' }),
  };
}

function entryOf(message: AnalyticsMessage): Entry {
  if (message.name === 'page_view') return { event: message.name, ...parametersOf(message) };
  if (message.name !== 'purchase') return { event: message.name, ecommerce: parametersOf(message) };
  const { delivery: _, ...purchase } = message.purchase;
  return { event: message.name, ...purchase, ecommerce: parametersOf(message) };
}

/** Returns GA4's parameters of an event. GA4 counts each `transaction_id` once. */
export function parametersOf(message: AnalyticsMessage): Entry {
  switch (message.name) {
    case 'page_view':
      return {
        page_location: message.location,
        page_path: message.path,
        page_title: message.title,
      };
    case 'view_item_list':
      return {
        item_list_id: message.listId,
        item_list_name: message.listName,
        items: itemsOf(message.basket),
      };
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'view_cart':
    case 'begin_checkout':
      return basketEntry(message.basket);
    case 'add_payment_info':
      return { ...basketEntry(message.basket), payment_type: message.method };
    case 'purchase':
      return purchaseEntry(message.purchase);
  }
}

const purchaseEntry = ({
  id,
  totalPrice,
  totalPriceCurrency,
  items,
  dispatchMethod,
  delivery,
  discount,
}: AnalyticsPurchase): Entry => ({
  transaction_id: id,
  ...basketEntry({ currency: totalPriceCurrency, value: totalPrice, items }),
  shipping: delivery,
  shipping_tier: dispatchMethod,
  ...(discount === 0 ? {} : { discount }),
});

const basketEntry = (basket: AnalyticsBasket): Entry => ({
  currency: basket.currency,
  value: basket.value,
  items: itemsOf(basket),
});

const itemsOf = ({ items }: Pick<AnalyticsBasket, 'items'>): readonly Entry[] =>
  items.map(({ id, name, category, variant, price, quantity }, index) => ({
    index,
    item_id: id,
    item_name: name,
    item_category: category,
    ...(variant === '' ? {} : { item_variant: variant }),
    price,
    quantity,
  }));
