/** Names of what is kept in this browser (storage.ts adds the hostname). */
export const cartName = 'cart';
export const placeName = 'place';
export const sessionName = 'session';
export const consentName = 'consent';
