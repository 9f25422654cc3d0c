import { expect, test } from 'vitest';
import { readFramedPage } from './framed-page.ts';

const shop = 'https://tienda.gt';
const read = (URL: string, next?: string) =>
  readFramedPage(
    { contentDocument: { URL, documentElement: { dataset: { next } } } as unknown as Document },
    shop,
  );

test('a page of another origin is the provider’s, and nothing of it is read', () => {
  expect(readFramedPage({ contentDocument: null }, shop)).toEqual({ kind: 'provider' });
});

test('a frame is blank before its first page', () => {
  expect(read('about:blank')).toEqual({ kind: 'blank' });
});

test('the shop’s own page names where the window goes on', () => {
  const next = `${shop}/processing?enrolment=1&from=profile#key=abc`;
  expect(read(`${shop}/v1/cards/credomatic/return`, next)).toEqual({
    kind: 'returned',
    next: '/processing?enrolment=1&from=profile#key=abc',
  });
  expect(read(`${shop}/v1/payments/credomatic/return`)).toEqual({ kind: 'returned', next: null });
});

test.each(['https://otra.gt/processing', 'javascript:alert(1)', '//otra.gt/x', ''])(
  'a page that names “%s” leads nowhere',
  (next) => {
    expect(read(`${shop}/v1/cards/credomatic/return`, next)).toEqual({
      kind: 'returned',
      next: null,
    });
  },
);
