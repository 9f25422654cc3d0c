import { openingSteps } from '@comanda/domain/sign-up/opening-steps.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { owners } from '../role-sets.ts';

const tag = 'Counter';
const steps = v.array(v.picklist(openingSteps));

/**
 * The steps to an open shop. `isNew`: the shop never opened. `missing`: steps without which it does
 * not open. docs/rules/sign-up.md#six-steps.
 */
export const getBrandOpening = defineEndpoint({
  name: 'getBrandOpening',
  summary: 'The steps from a new brand to an open shop',
  tag,
  method: 'GET',
  path: '/v1/counter/brand/opening',
  access: owners,
  allStores: true,
  answer: v.object({ isNew: v.boolean(), done: steps, missing: steps }),
});

/**
 * Opens the shop of a new brand, once for each key. INVALID_PARAMETER: `field` is a step that is
 * missing. docs/rules/sign-up.md#opening-of-a-shop.
 */
export const openBrand = defineEndpoint({
  name: 'openBrand',
  summary: 'Open the shop of a new brand',
  tag,
  method: 'POST',
  path: '/v1/counter/brand/opening',
  access: owners,
  allStores: true,
  idempotencyKey: true,
  body: v.object({}),
  answer: v.object({ isOpen: v.boolean() }),
});
