import { expect, test } from 'vitest';
import { orderId } from '../testing/make-order.ts';
import { failureLink, leavingLink, processingLink, readOrderAddress, successLink } from './order-links.ts';

const id = orderId(41);
const read = (link: string) => readOrderAddress(new URL(link, 'https://burger.example').search);

test('an address names its order, and whether the provider was left for from here', () => {
  expect(read(processingLink(id))).toEqual({ id, isLeaving: false, problem: null });
  expect(read(leavingLink(id))).toEqual({ id, isLeaving: true, problem: null });
  expect(read(successLink(id)).id).toBe(id);
  expect(read(failureLink(id, 'unavailable'))).toEqual({ id, isLeaving: false, problem: 'unavailable' });
});

test.each(['', '?order=', '?order=41', '?order=../users', `?order=${id}%0a`, '?order=<b>'])('%o names no order', (search) => {
  expect(readOrderAddress(search).id).toBeNull();
});

test('a problem that is none of ours is not believed', () => {
  expect(readOrderAddress(`?order=${id}&problem=declined&step=done`)).toEqual({ id, isLeaving: false, problem: null });
});
