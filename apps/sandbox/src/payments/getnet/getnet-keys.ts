/**
 * Credentials of a site at PlacetoPay. The secret key never travels: calls carry a digest of it.
 */
export type GetnetKeys = { readonly login: string; readonly secretKey: string };

/** Credentials that work only in this emulator. */
export const sandboxGetnetKeys: GetnetKeys = {
  login: 'sandboxgetnet0123456789abcdef012',
  secretKey: 'sandbox-getnet-secret',
};
