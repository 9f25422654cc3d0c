import { defineStorageName as name } from '@comanda/client/storage-key.ts';

/*
 * Every name under which this app stores something in a browser: local storage, session storage,
 * caches of the service worker, and the cookies of outside services.
 * docs/rules/web.md#storage-names.
 */

/** Local storage. domain/session/browser-storage-lifetimes.ts says how long each value stays. */
export const cartName = name('cart');
export const placeName = name('place');
export const requestedTimeName = name('requested-time');
export const sessionName = name('session');
/** The checkout form as typed. */
export const draftName = name('checkout');
/** The shopper's usual choices of checkout. */
export const checkoutPreferencesName = name('checkout-preferences');
export const consentName = name('consent');
/**
 * Set if an order was active at the last check. The first script of the page reads it before the
 * first paint.
 */
export const activeOrderName = name('active-order');
export const addressHistoryName = name('addresses');
/** The store where the person last chose to pick up. */
export const recentPickupName = name('recent-pickup');
export const lastPersonName = name('person');
/** Areas, addresses and the largest amount of the person's earlier orders. */
export const earlierOrdersName = name('earlier-orders');
/** The idempotency keys of an order and of a payment start. */
export const orderKeyName = name('order-key');
export const paymentKeyName = name('payment-key');
/**
 * An order whose outcome is unknown, one that waits for its payment, and the last one that was
 * placed, with its lines.
 */
export const pendingOrderName = name('pending-order');
export const unpaidOrderName = name('unpaid-order');
export const placedOrderName = name('placed-order');
export const placedLinesName = name('placed-lines');
/** The orders under way as this browser showed them last, without amounts. */
export const lastKnownOrdersName = name('last-known-orders');
/** The login that waits for its code: e-mail, login token. */
export const pendingLoginName = name('login');
/** The cart that this browser and the server last had in common. */
export const remoteCartName = name('remote-cart');
/** A random key by which an account knows this browser again. It says nothing about a person. */
export const browserKeyName = name('browser');
/** The orders whose purchase was reported to the analytics services. */
export const measuredOrdersName = name('measured-orders');

/** Session storage. */
export const suggestionsShownName = name('suggested');
export const adultName = name('plus18');
/** `message`: text of the message at the top of the page. */
export const dismissedMessageName = (message: string) => name(`dismissed:${message}`);

const cachePrefix = 'comanda-';

/** Caches of the service worker for one version of the web app. */
export const offlineCacheNames = (version: string) => ({
  page: `${cachePrefix}${version}-pages`,
  file: `${cachePrefix}${version}-files`,
});

/** Returns whether a cache is one of this app, of any version. */
export const isOfflineCache = (cache: string): boolean => cache.startsWith(cachePrefix);

/**
 * Cookies of analytics and chat services, by the start of their names. This app sets no cookie of
 * its own.
 */
export const serviceCookies = /^(_ga|_gid|_gcl|_fbp|_fbc|crisp-client)/;
