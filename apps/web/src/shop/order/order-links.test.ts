import { expect, test } from 'vitest';
import { orderId } from '@comanda/domain/testing/make-order.ts';
import {
  failureLink,
  redirectingLink,
  processingLink,
  readOrderLinkQuery,
  successLink,
} from './order-links.ts';

const id = orderId(41);
const read = (link: string) => readOrderLinkQuery(new URL(link, 'https://burger.example').search);

test('a link names its order, and whether the browser left for the provider', () => {
  expect(read(processingLink(id))).toEqual({
    id,
    isRedirecting: false,
    problem: null,
    method: null,
  });
  expect(read(redirectingLink(id))).toEqual({
    id,
    isRedirecting: true,
    problem: null,
    method: null,
  });
  expect(read(successLink(id)).id).toBe(id);
  expect(read(failureLink(id, 'unavailable', 'mach'))).toEqual({
    id,
    isRedirecting: false,
    problem: 'unavailable',
    method: 'mach',
  });
});

test.each(['', '?order=', '?order=41', '?order=../users', `?order=${id}%0a`, '?order=<b>'])(
  '%o names no order',
  (search) => {
    expect(readOrderLinkQuery(search).id).toBeNull();
  },
);

test('an unknown problem is ignored', () => {
  expect(readOrderLinkQuery(`?order=${id}&problem=declined&step=done`)).toEqual({
    id,
    isRedirecting: false,
    problem: null,
    method: null,
  });
});
