/** Campaign parameters: the only query parameters that the page reports. */
const campaignParameter = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid)$/;

/**
 * Returns the URL of a path without its query and fragment, which may carry a token or an e-mail.
 * Campaign parameters stay.
 */
export function analyticsUrl(href: string, path: string): string {
  const url = new URL(href);
  const campaignParameters = [...url.searchParams].filter(([name]) => campaignParameter.test(name));
  const query = new URLSearchParams(campaignParameters).toString();
  return `${url.origin}${path}${query === '' ? '' : `?${query}`}`;
}
