import { expect, test } from 'vitest';
import { withoutCardNumber } from './browser-return.ts';

const read = { providerRef: 'e9d555262db0', merchantRef: '01KA7J4QZ8', nextStep: 'poll' } as const;

test('a return that brings the number of a card as a reference names no payment', () => {
  expect(withoutCardNumber(read)).toBe(read);
  expect(withoutCardNumber({ ...read, providerRef: '4242424242424242' })).toBeNull();
  expect(withoutCardNumber({ ...read, merchantRef: '4242 4242 4242 4242' })).toBeNull();
  expect(withoutCardNumber(null)).toBeNull();
});
