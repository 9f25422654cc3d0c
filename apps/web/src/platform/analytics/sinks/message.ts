/** A product as the services count it: amounts in major units, `variant` the names of what was picked. */
export type Item = {
  id: string;
  name: string;
  category: string;
  variant: string;
  price: number;
  quantity: number;
};

export type Basket = { currency: string; value: number; items: readonly Item[] };

/** Spec §1: what a purchase says. `totalPrice` is what was charged, tips and delivery included. */
export type Purchase = {
  id: string;
  totalPrice: number;
  totalPriceCurrency: string;
  items: readonly Item[];
  dispatchMethod: string;
  delivery: number;
};

/** What every sink understands; each writes it in the words of its service. */
export type Message =
  | { name: 'page_view'; location: string; path: string; title: string }
  | { name: 'view_item_list'; listId: string; listName: string; basket: Basket }
  | { name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; basket: Basket }
  | { name: 'add_payment_info'; method: string; basket: Basket }
  | { name: 'purchase'; purchase: Purchase };

export type Sink = {
  send(message: Message): void;
  /** Tells the service that the consent was taken back. */
  revoke(): void;
};
