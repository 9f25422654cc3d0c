import { expect, test } from 'vitest';
import { analyticsUrl } from './analytics-url.ts';

test('only the path and the campaign of an address are sent', () => {
  const href =
    'https://brasa.cl/checkout?oobCode=secret&email=a@b.cl&utm_source=ig&gclid=abc#token=1';
  expect(analyticsUrl(href, '/checkout')).toBe('https://brasa.cl/checkout?utm_source=ig&gclid=abc');
  expect(analyticsUrl('https://brasa.cl/?token_ws=1', '/purchase-success')).toBe(
    'https://brasa.cl/purchase-success',
  );
});
