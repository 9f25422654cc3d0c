import { expect, test } from 'vitest';
import type { CallResult } from '../call-server.ts';
import { readCancellations } from './read-cancellations.ts';
import { openShopperRegister } from './shopper-register.ts';

const answerOf = (status: number, body: object): CallResult => ({
  ...{ status, body, text: '', location: null, retryAfter: null },
});

test('an order is read again while servers are busy or away', async () => {
  const answers = [null, answerOf(503, {}), answerOf(200, { status: 'cancelled' })];
  const register = openShopperRegister();
  register.cancellations.push({ brand: 'burger', orderId: 'a', token: 'camila', answer: 'done' });
  const call = async () => answers.shift() ?? null;
  expect(await readCancellations({ call }, register, 0)).toMatchObject([{ shown: 'cancelled' }]);
});
