import type { ReadReturn } from '../../provider/browser-return.ts';

const reference = /^[0-9A-Za-z]{1,26}$/u;

/**
 * Reads a browser's return: our own reference from the address that we gave. Whatever the shopper
 * did, the server polls.
 */
export const readSodexoReturn: ReadReturn = ({ ref }) =>
  ref !== undefined && reference.test(ref)
    ? { providerRef: null, merchantRef: ref, nextStep: 'poll' }
    : null;
