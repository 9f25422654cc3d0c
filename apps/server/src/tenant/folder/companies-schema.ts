import { isPublicMailDomain } from '@comanda/domain/company/companies-of-email.ts';
import { domainToUnicode } from 'node:url';
import * as v from 'valibot';
import { itemId, listOfDistinct, shortText } from './fields.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domainForm = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`, 'u');

/**
 * The end of an e-mail address. Letters outside of ASCII are written as `xn--`, as mail servers do.
 */
const mailDomain = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    domainForm,
    'must be a mail domain in lower case, as andes.cl; letters such as ñ are written as xn--',
  ),
  v.check(
    (domain) => !domain.includes('xn--') || domainToUnicode(domain) !== domain,
    'is no domain name',
  ),
  v.check(
    (domain) => !isPublicMailDomain(domain),
    'gives a mailbox to anybody, so it is no company’s',
  ),
);

const company = v.strictObject({
  id: itemId,
  name: shortText,
  domains: v.pipe(v.array(mailDomain), v.minLength(1), v.maxLength(50)),
});

/**
 * companies.json: companies whose people get coupons of their own.
 * docs/rules/survey.md#companies-of-a-brand.
 */
export const companiesSchema = v.pipe(
  listOfDistinct(company, ({ id }) => id, 'ids of companies'),
  v.maxLength(500),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const domains = dataset.value.flatMap((each) => each.domains);
    const twice = domains.find((domain, at) => domains.indexOf(domain) < at);
    if (twice !== undefined)
      addIssue({ message: `domains must differ from each other: ${twice} is there twice` });
  }),
);
