import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';

const everyone = ['visitor', 'guest', 'user'] as const;
/** `html` went through the one sanitiser at import. `version` names this wording: another text has another. */
const pageSchema = v.object({
  page: v.string(),
  title: v.string(),
  html: v.string(),
  version: v.string(),
});

/** The terms of both services, which an order accepts: of the brand and of the second service. docs/rules/tenants.md#text-pages-and-terms. */
export const termsPages = ['terms-and-conditions', 'mercat-terms-and-conditions'] as const;

/** The page of the brand that is shown once a session before anything else. docs/rules/menu.md#top-site-message. */
export const topMessagePage = 'top-site-message';

export const getPage = defineEndpoint({
  name: 'getPage',
  summary: 'A text page of the brand',
  tag: 'Pages',
  method: 'GET',
  path: '/v1/pages',
  access: everyone,
  query: v.object({ page: text(60) }),
  answer: pageSchema,
  cache: 'versioned',
});

export const getTerms = defineEndpoint({
  name: 'getTerms',
  summary: 'Terms and conditions of the main service',
  tag: 'Pages',
  method: 'GET',
  path: '/statements/terms_and_conditions',
  access: everyone,
  answer: pageSchema,
  cache: 'versioned',
});

export const getMercatTerms = defineEndpoint({
  name: 'getMercatTerms',
  summary: 'Terms and conditions of the second service',
  tag: 'Pages',
  method: 'GET',
  path: '/terms_and_conditions',
  access: everyone,
  answer: pageSchema,
  cache: 'versioned',
});
