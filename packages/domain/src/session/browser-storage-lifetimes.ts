import { dayMs } from '../duration.ts';

/**
 * Milliseconds for which the browser stores each kind of value. `place`: the chosen store and
 * address, the recent store for pickup, and the choices of checkout. `person`: name, email and
 * phone of the last order. `draft`: what the shopper typed, an order under way and its idempotency
 * key. `browserKey`: the key by which an account knows the browser again.
 * docs/rules/web.md#lifetimes-in-the-browser.
 */
export const browserStorageLifetimes = {
  cart: 14 * dayMs,
  place: 90 * dayMs,
  person: 30 * dayMs,
  consent: 180 * dayMs,
  browserKey: 365 * dayMs,
  draft: dayMs,
} as const;
