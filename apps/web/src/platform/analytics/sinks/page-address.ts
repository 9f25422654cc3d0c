/** How a visitor came: the only parts of a query that leave the page. */
const campaign = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid)$/;

/** The address of a path without its query and fragment, which may carry a token or an e-mail; the campaign stays. */
export function pageAddress(href: string, path: string): string {
  const url = new URL(href);
  const kept = [...url.searchParams].filter(([name]) => campaign.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${url.origin}${path}${query === '' ? '' : `?${query}`}`;
}
