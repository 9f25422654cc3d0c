import type { StoreId } from '@comanda/domain/ids.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

/**
 * The payment methods of a store, in the order of its folder. `isOffered`: shoppers see it; a
 * method without an address or a secret is not offered. `assumedFacts`: how many facts about the
 * money of its provider nobody has confirmed; always 0 in a demonstration.
 * docs/rules/payments.md#assumed-facts-about-money.
 */
export const getStoreMethods = defineEndpoint({
  name: 'getStoreMethods',
  summary: 'The payment methods of a store, and which of them rest on assumed facts',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/stores/:id/payment-methods',
  access: managers,
  params: v.object({ id: fileId<StoreId>() }),
  answer: v.object({
    methods: v.array(
      v.object({
        method: v.picklist(paymentMethodNames),
        isOffered: v.boolean(),
        assumedFacts: v.number(),
      }),
    ),
  }),
});
