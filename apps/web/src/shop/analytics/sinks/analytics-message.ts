/** A product as the services count it: amounts in major units, `variant` the names of what was picked. */
export type AnalyticsItem = {
  id: string;
  name: string;
  category: string;
  variant: string;
  price: number;
  quantity: number;
};

export type AnalyticsBasket = { currency: string; value: number; items: readonly AnalyticsItem[] };

/** docs/rules/people.md#purchase-event: what a purchase says. `totalPrice` is what was charged, tips and delivery included. */
export type AnalyticsPurchase = {
  id: string;
  totalPrice: number;
  totalPriceCurrency: string;
  items: readonly AnalyticsItem[];
  dispatchMethod: string;
  delivery: number;
};

/** What every sink understands; each writes it in the words of its service. */
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
  /** Tells the service that the consent was taken back. */
  revoke(): void;
};
