import { invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import { firstSignInKeys } from '@comanda/contract/sign-up-page.ts';

/** The proof with which the sign-up opened the counter of a new brand. */
export type FirstSignIn = { email: string; token: string; code: string };

/**
 * Returns the proof of a sign-up, and takes it out of the address; null: another link opened the
 * page. docs/rules/sign-up.md#first-sign-in-of-an-owner.
 */
export function firstSignInOfLink(): FirstSignIn | null {
  const link = new URLSearchParams(location.hash.slice(1));
  const [token, code] = [link.get(firstSignInKeys.token), link.get(firstSignInKeys.code)];
  const email = link.get(invitedEmailKey);
  if (token === null || code === null || email === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { email, token, code };
}
