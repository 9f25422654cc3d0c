import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { type Endpoint, defineEndpoint } from '@comanda/contract/define-endpoint.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkFormats } from './check-start.ts';

const withQuery = (address: v.GenericSchema): Endpoint =>
  defineEndpoint({
    name: 'findCustomer',
    summary: 'An endpoint of this test',
    tag: 'Test',
    method: 'GET',
    path: '/test',
    access: ['visitor'],
    query: v.object({ filter: v.optional(v.array(v.nullable(address))) }),
  });

test('the validator knows every format of the contract', () => {
  expect(() => checkFormats(Object.values(allEndpoints))).not.toThrow();
});

test('a server does not start with a format that its validator would ignore', () => {
  expect(() => checkFormats([withQuery(v.pipe(v.string(), v.isoTime()))])).toThrow(
    'findCustomer: the validator does not know the format "time"',
  );
});
