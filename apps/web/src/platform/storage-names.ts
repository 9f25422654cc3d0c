/** Names of what is kept in this browser (storage.ts adds the hostname). */
export const cartName = 'cart';
export const placeName = 'place';
export const requestedTimeName = 'wanted';
export const sessionName = 'session';
/** What is typed at checkout, for a day. */
export const draftName = 'checkout';
export const consentName = 'consent';
/** An order was under way at the last look; the starter in the page reads it too. */
export const activeOrderName = 'under-way';
