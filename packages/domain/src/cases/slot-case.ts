import type { Product } from '../menu/menu.ts';
import type { DispatchMethod, Store } from '../store/store.ts';

/**
 * One store, a cart, and the times of some dates. `at`: the current instant (ISO), by default
 * Saturday 21 November 2026, 13:00 in Santiago. `times`: by date, half hours from and to, both
 * included: `12:30-14:00,18:00-22:30`; '' for none. The test requests seven dates. `unavailable`:
 * positions of the products that no time suits. The store opens every day from 12:00 to 23:00,
 * takes Webpay, and needs 15 minutes for pickup, 35 for delivery.
 */
export type SlotCase = {
  name: string;
  store?: Partial<Store>;
  products?: readonly Partial<Product>[];
  at?: string;
  dispatch?: DispatchMethod;
  times: Readonly<Record<string, string>>;
  unavailable?: readonly number[];
};
