import { loadScript } from './load-script.ts';
import type { AnalyticsBasket, AnalyticsMessage, AnalyticsSink } from './analytics-message.ts';

type Command = (...command: readonly unknown[]) => void;
type Fbq = Command & {
  callMethod?: Command;
  push?: Command;
  createQueue?: unknown[];
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
};
const host = window as unknown as { fbq?: Fbq; _fbq?: Fbq };

/**
 * The sink of Meta's pixel. The pixel reads no forms and does not follow navigation; it receives
 * only these events.
 */
export function pixelSink(pixelId: string | null): AnalyticsSink | null {
  if (pixelId === null) return null;
  const fbq = (host.fbq ??= queue());
  host._fbq ??= fbq;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  return {
    send: (message) => host.fbq?.(...commandOf(message)),
    revoke: () => host.fbq?.('consent', 'revoke'),
  };
}

/** The command queue that Meta's script reads when it loads, in order. */
function queue(): Fbq {
  const waiting: unknown[] = [];
  const fbq: Fbq = Object.assign(
    (...command: readonly unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command);
      else waiting.push(command);
    },
    { queue: waiting, loaded: true, version: '2.0', disablePushState: true },
  );
  fbq.push = fbq;
  return fbq;
}

const standardNames = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
} as const;
const ownNames = {
  view_item_list: 'ViewItemList',
  remove_from_cart: 'RemoveFromCart',
  view_cart: 'ViewCart',
} as const;

/**
 * Translates a message. `eventID` is the order id, so that Meta counts a purchase reported by a
 * server as the same one.
 */
function commandOf(message: AnalyticsMessage): readonly unknown[] {
  switch (message.name) {
    case 'page_view':
      return ['track', 'PageView'];
    case 'view_item_list':
    case 'remove_from_cart':
    case 'view_cart':
      return ['trackCustom', ownNames[message.name], contentOf(message.basket)];
    case 'purchase': {
      const { id, totalPrice, totalPriceCurrency, items } = message.purchase;
      return [
        'track',
        'Purchase',
        contentOf({ currency: totalPriceCurrency, value: totalPrice, items }),
        { eventID: id },
      ];
    }
    case 'view_item':
    case 'add_to_cart':
    case 'begin_checkout':
    case 'add_payment_info':
      return ['track', standardNames[message.name], contentOf(message.basket)];
  }
}

const contentOf = ({ currency, value, items }: AnalyticsBasket) => ({
  currency,
  value,
  content_type: 'product',
  content_ids: items.map(({ id }) => id),
  contents: items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
  num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
});
