import { invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';

/**
 * Returns the email that the link of an invitation fills in, and takes it out of the address; null:
 * none.
 */
export function emailOfLink(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get(invitedEmailKey);
  if (given !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
