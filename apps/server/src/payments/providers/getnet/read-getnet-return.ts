import type { ReadReturn } from '../../provider/browser-return.ts';

/**
 * The gateway sends nothing back by the browser, so our own reference stands in the address of the
 * return.
 */
const field = 'ref';

/** Returns the address of the return with the attempt's reference. */
export function withReference(returnUrl: string, merchantRef: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set(field, merchantRef);
  return address.href;
}

/**
 * Finds the attempt by our own reference. The shopper left the page, which may still be open: a
 * declined card ends no session.
 */
export const readGetnetReturn: ReadReturn = (fields) => {
  const merchantRef = fields[field];
  return merchantRef !== undefined && /^[A-Za-z0-9]{1,26}$/u.test(merchantRef)
    ? { providerRef: null, merchantRef, nextStep: 'left' }
    : null;
};
