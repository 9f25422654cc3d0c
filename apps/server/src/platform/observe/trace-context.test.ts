import { expect, test } from 'vitest';
import { requestIdOf } from './trace-context.ts';

test('the request id of a proxy is kept, and a card number is never one', () => {
  expect(requestIdOf('proxy-7f3a.21')).toBe('proxy-7f3a.21');
  for (const number of ['4242424242424242', '4242-4242-4242-4242', 'a_378282246310005'])
    expect(requestIdOf(number)).toMatch(/^[0-9a-f]{32}$/u);
});
