/** How a visitor came: the only parts of a query that leave the page. */
const campaignParameter = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid)$/;

/** The address of a path without its query and fragment, which may carry a token or an e-mail; the campaign stays. */
export function analyticsUrl(href: string, path: string): string {
  const url = new URL(href);
  const campaignParameters = [...url.searchParams].filter(([name]) => campaignParameter.test(name));
  const query = new URLSearchParams(campaignParameters).toString();
  return `${url.origin}${path}${query === '' ? '' : `?${query}`}`;
}
