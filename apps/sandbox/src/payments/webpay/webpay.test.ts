import { expect, test } from 'vitest';
import { createSandboxClock } from '../../control/sandbox-clock.ts';
import { createWebpay } from './webpay.ts';

test('the oldest transactions are dropped, with their references, when there are too many', () => {
  const webpay = createWebpay(
    createSandboxClock(() => 0),
    2,
  );
  const create = (buyOrder: string) =>
    webpay.create({ buyOrder, sessionId: 's', amount: 1, returnUrl: 'http://tienda.cl' });
  const first = create('uno');
  create('dos');
  create('tres');
  expect(webpay.find(first?.token ?? '')).toBeNull();
  expect(webpay.book.all().map(({ merchantRef }) => merchantRef)).toEqual(['dos', 'tres']);
  expect(webpay.newest(1)).toMatchObject([{ buyOrder: 'tres' }]);
  expect(create('tres')).toBeNull();
  expect(create('uno')).not.toBeNull();
});
