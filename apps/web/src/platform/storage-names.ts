/** Names of the values stored in this browser (storage.ts adds the hostname). */
export const cartName = 'cart';
export const placeName = 'place';
export const requestedTimeName = 'requested-time';
export const sessionName = 'session';
/** The checkout form as typed, stored for a day. */
export const draftName = 'checkout';
export const consentName = 'consent';
/** Set if an order was active at the last check. The starter script of the page reads it too. */
export const activeOrderName = 'active-order';
