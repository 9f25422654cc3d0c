import { amount } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { allWebhooks } from './all-webhooks.ts';
import { wireJsonSchema } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

test('names change to the wire’s spelling, and values do not', () => {
  const schema = v.object({
    paymentMethod: v.picklist(['mercadoPago']),
    items: v.array(v.object({ unitPrice: amount })),
    note: v.optional(v.literal('asIs')),
  });
  expect(wireJsonSchema(schema, 'snake')).toEqual({
    type: 'object',
    properties: {
      payment_method: { type: 'string', enum: ['mercadoPago'] },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { unit_price: { type: 'number', minimum: 0, maximum: 1e12, unit: 'money' } },
          required: ['unit_price'],
        },
      },
      note: { const: 'asIs' },
    },
    required: ['payment_method', 'items'],
  });
  expect(Object.keys(wireJsonSchema(schema, 'camel')['properties'] ?? {})).toEqual([
    'paymentMethod',
    'items',
    'note',
  ]);
});

test('the document has every endpoint once, under its path, with its callers and its refusals', () => {
  const { paths } = openApiDocument(allEndpoints);
  const operations = Object.values(paths ?? {}).flatMap((path: object) => Object.values(path));
  const names = [
    ...Object.keys(allEndpoints),
    'returnFromEnrolmentByPOST',
    'returnFromProviderByPOST',
    'paymentWebhookByPOST',
    'unsubscribeByMailboxByPOST',
    'printerCallByGET',
    'printerCallByDELETE',
  ];
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
  const place = operations.find(({ operationId }) => operationId === 'placeOrder');
  expect(place.security).toEqual([{ person: [] }]);
  expect(place.responses.default.description).toContain('1024 STORE_CLOSED (422)');
  expect(place.parameters.map(({ name }: { name: string }) => name)).toContain('idempotency-key');
});

test('the document has each webhook and notification that the server sends, with its body', () => {
  const { webhooks } = openApiDocument(allEndpoints, allWebhooks);
  expect(Object.keys(Object(webhooks))).toEqual(['orderForKitchen']);
  expect(webhooks).toMatchObject({
    orderForKitchen: {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: wireJsonSchema(allWebhooks.orderForKitchen.body, 'camel'),
            },
          },
        },
      },
    },
  });
});
