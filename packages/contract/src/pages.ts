import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { everyone } from './role-sets.ts';

/**
 * `html` was sanitised at import. `version` identifies the text: a changed text has another
 * version.
 */
const pageSchema = v.object({
  page: v.string(),
  title: v.string(),
  html: v.string(),
  version: v.string(),
});

/**
 * Pages with the terms that an order accepts: the brand's, and those of the second service.
 * docs/rules/tenants.md#text-pages-and-terms.
 */
export const termsPages = ['terms-and-conditions', 'mercat-terms-and-conditions'] as const;

/**
 * Page of the brand that the web app shows first, once per session.
 * docs/rules/menu.md#top-site-message.
 */
export const topMessagePage = 'top-site-message';

export const getPage = defineEndpoint({
  name: 'getPage',
  summary: 'A text page of the brand',
  tag: 'Pages',
  method: 'GET',
  path: '/v1/pages',
  access: everyone,
  query: v.object({ page: text(fieldLengths.pageName) }),
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
