/**
 * A company whose people get coupons of their own. `domains`: the ends of their e-mail addresses,
 * in lower-case ASCII.
 */
export type Company = { id: number; name: string; domains: readonly string[] };

/**
 * Returns the companies that a proved e-mail belongs to: its whole domain, in ASCII as it is
 * stored, is one of theirs. A sub-domain counts only if it is listed itself.
 * docs/rules/survey.md#companies-of-a-user.
 */
export function companiesOfEmail(email: string, companies: readonly Company[]): readonly Company[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return email.includes('@') ? companies.filter(({ domains }) => domains.includes(domain)) : [];
}

/**
 * Services that give anybody a mailbox, by the name before the country's end: `hotmail.cl`,
 * `yahoo.com.mx`.
 */
const publicServices = [
  'aol',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'live',
  'mail',
  'msn',
  'outlook',
  'proton',
  'protonmail',
  'rocketmail',
  'terra',
  'tutanota',
  'yahoo',
  'yandex',
  'ymail',
  'zoho',
];
const publicDomains = [
  'duck.com',
  'entelchile.net',
  'fastmail.com',
  'mac.com',
  'me.com',
  'mi.cl',
  'pm.me',
  'prodigy.net.mx',
  'vtr.net',
];
const publicEnd = /^(?:com?|net|me|org)?(?:(?:^|\.)[a-z]{2})?$/u;

/**
 * Returns whether a domain gives mailboxes to anybody, so that its addresses say nothing about a
 * company.
 */
export function isPublicMailDomain(domain: string): boolean {
  if (publicDomains.includes(domain)) return true;
  const [service = '', ...end] = domain.split('.');
  return publicServices.includes(service) && publicEnd.test(end.join('.'));
}
