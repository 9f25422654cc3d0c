import type { OrderId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { noNotice, noticeAfter } from './card-notice.ts';

const card = (number: number) => ({ id: `order ${number}` as OrderId, number });

test('news that the counter finds when it opens is not new, and what comes is told once', () => {
  const opened = noticeAfter(noNotice, [card(1)]);
  expect(opened).toMatchObject({ count: 0, number: null });
  const told = noticeAfter(opened, [card(1), card(2)]);
  expect(told).toMatchObject({ count: 1, number: 2 });
  expect(noticeAfter(told, [card(1), card(2)])).toBe(told);
});

test('news that went is told again when it comes back', () => {
  const opened = noticeAfter(noNotice, []);
  const gone = noticeAfter(noticeAfter(opened, [card(1)]), []);
  expect(gone).toMatchObject({ count: 1, number: null });
  expect(noticeAfter(gone, [card(1)])).toMatchObject({ count: 2, number: 1 });
});
