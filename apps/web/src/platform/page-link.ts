/**
 * The parameters by which a link of a mail or a message asks the menu page for something: `oobCode`
 * logs in, `endSessions` ends the sessions of an account, `unsubscribe` ends marketing mails,
 * `cart` and `key` restore a cart. `pre-hydration/needs-hydration-now.ts` starts the application
 * for them.
 */
const names = ['oobCode', 'endSessions', 'unsubscribe', 'cart', 'key'] as const;
export type PageLink = Partial<Record<(typeof names)[number], string>>;

/**
 * Returns the parameters of such a link and removes them from the address, so that history,
 * analytics and later requests do not see them. Called before anything else runs.
 * docs/rules/web.md#secrets-in-a-link.
 */
export function takePageLink(): PageLink {
  const url = new URL(location.href);
  const link: PageLink = {};
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) link[name] = value;
    url.searchParams.delete(name);
  }
  if (Object.keys(link).length > 0) history.replaceState(history.state, '', url);
  return link;
}
