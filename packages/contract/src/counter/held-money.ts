import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { heldMoneyKinds } from '@comanda/domain/payment/held-money.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import { amount, fileId, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { managers } from '../role-sets.ts';

/** Most entries that an answer lists. */
export const maxHeldMoneyEntries = 200;

/**
 * The list of money that pays no order, of the caller's stores, the oldest first; `count`: of all
 * entries, also those beyond the limit. Instants are ISO.
 * docs/rules/payments.md#money-that-pays-no-order.
 */
export const getHeldMoney = defineEndpoint({
  name: 'getHeldMoney',
  summary: 'Money that payment providers have, or may have, and that pays no order',
  tag: 'Counter',
  method: 'GET',
  path: '/v1/counter/held-money',
  access: managers,
  answer: v.object({
    now: v.string(),
    count: v.number(),
    entries: v.array(
      v.object({
        orderId: uuid<OrderId>(),
        number: v.number(),
        storeId: fileId<StoreId>(),
        method: v.picklist(paymentMethodNames),
        kind: v.picklist(heldMoneyKinds),
        amount,
        since: v.string(),
        /** null: it is polled until the money is back. */
        polledUntil: v.nullable(v.string()),
      }),
    ),
  }),
});
