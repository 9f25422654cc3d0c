/** The global of browsers and of Node; this package has no types of either. */
declare const URL: { parse(text: string): { readonly hostname: string } | null };

const ascii = /^[!-~]+$/u;

/**
 * Returns a mail domain in lower case and ASCII (`xn--…`), or null if it cannot be written so.
 * docs/rules/login.md#one-account-per-email.
 */
export const asciiDomain = (domain: string): string | null =>
  ascii.test(domain) && !domain.toLowerCase().includes('xn--')
    ? domain.toLowerCase()
    : (URL.parse(`http://${domain}`)?.hostname ?? null);
