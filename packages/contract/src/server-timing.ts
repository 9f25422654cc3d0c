/**
 * `Server-Timing` entry of a page. Its duration is the server's clock, in milliseconds. Apart from
 * the headers, for the first script.
 */
export const serverTime = 'now';
