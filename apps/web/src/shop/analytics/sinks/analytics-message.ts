/**
 * A product as the analytics services count it. Amounts in major units; `variant` names the chosen
 * modifiers.
 */
export type AnalyticsItem = {
  id: string;
  name: string;
  category: string;
  variant: string;
  price: number;
  quantity: number;
};

export type AnalyticsBasket = { currency: string; value: number; items: readonly AnalyticsItem[] };

/**
 * The data of a purchase event. `totalPrice` is the charged amount with tips and delivery.
 * `discount`: what coupon and combos took off. No event names a coupon's code, because a code may
 * belong to one person. docs/rules/people.md#purchase-event.
 */
export type AnalyticsPurchase = {
  id: string;
  totalPrice: number;
  totalPriceCurrency: string;
  items: readonly AnalyticsItem[];
  dispatchMethod: string;
  delivery: number;
  discount: number;
};

/** The message that every sink receives and translates for its service. */
export type AnalyticsMessage =
  | { name: 'page_view'; location: string; path: string; title: string }
  | { name: 'view_item_list'; listId: string; listName: string; basket: AnalyticsBasket }
  | {
      name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      basket: AnalyticsBasket;
    }
  | { name: 'add_payment_info'; method: string; basket: AnalyticsBasket }
  | { name: 'purchase'; purchase: AnalyticsPurchase };

export type AnalyticsSink = {
  send(message: AnalyticsMessage): void;
  /** Reports to the service that the shopper withdrew the consent. */
  revoke(): void;
};
