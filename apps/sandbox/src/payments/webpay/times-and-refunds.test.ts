import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactions, type WebpayShop, webpayShop } from '../../testing/webpay-shop.ts';

const minute = 60_000;
let shop: WebpayShop;
beforeEach(() => void (shop = webpayShop()));
afterEach(() => shop.app.close());

const paid = async (change: object = {}) => {
  const token = await shop.tokenOf(change);
  await shop.press(token, 'pay');
  return token;
};
const bought = async (change: object = {}) => {
  const token = await paid(change);
  await shop.commit(token);
  return token;
};
const errorOf = async (answer: ReturnType<typeof shop.commit>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { error_message: string }).error_message];
};

test('Webpay ends a transaction without a commit after seven minutes: reversed if the card approved it', async () => {
  const held = await paid();
  const left = await shop.tokenOf({ buy_order: 'left' });
  shop.timer.advance(7 * minute - 1);
  expect((await shop.status(held)).json()).toMatchObject({ status: 'INITIALIZED' });
  shop.timer.advance(1);
  expect((await shop.status(held)).json()).toMatchObject({ status: 'REVERSED', response_code: 0 });
  expect((await shop.status(left)).json()).toMatchObject({ status: 'FAILED' });
  expect((await shop.commit(held)).statusCode).toBe(422);
  expect(await shop.truth()).toMatchObject({ captured: 0, refunded: 0 });
});

test('the form is decided within five minutes or has expired', async () => {
  const token = await shop.tokenOf();
  shop.timer.advance(5 * minute);
  expect((await shop.press(token, 'pay')).fields).toEqual({
    TBK_ID_SESION: 'sesion-1',
    TBK_ORDEN_COMPRA: 'pedido-1',
  });
  expect((await shop.status(token)).json()).toMatchObject({ status: 'FAILED' });
});

test('a commit before the shopper has decided is refused, counted, and spoils nothing', async () => {
  const token = await shop.tokenOf();
  expect(await errorOf(shop.commit(token))).toEqual([
    422,
    expect.stringContaining("Invalid status '0'"),
  ]);
  expect((await shop.truth()).truth).toEqual([
    expect.objectContaining({ earlyCommits: 1, commits: 0, captured: 0 }),
  ]);
  await shop.press(token, 'pay');
  expect((await shop.commit(token)).json()).toMatchObject({
    status: 'AUTHORIZED',
    response_code: 0,
  });
  expect((await shop.truth()).truth).toEqual([
    expect.objectContaining({ earlyCommits: 1, commits: 1, captured: 12_990 }),
  ]);
});

test('an approved transaction can be committed after the form has closed, until Webpay reverses it', async () => {
  const [held, late] = [await paid(), await paid({ buy_order: 'late' })];
  shop.timer.advance(7 * minute - 1);
  expect((await shop.commit(held)).json()).toMatchObject({
    status: 'AUTHORIZED',
    response_code: 0,
  });
  shop.timer.advance(1);
  expect(await errorOf(shop.commit(late))).toEqual([422, expect.stringContaining('aborted')]);
  expect(await shop.truth()).toMatchObject({
    captured: 12_990,
    refunded: 0,
    truth: [{ earlyCommits: 0 }, { earlyCommits: 0 }],
  });
});

test('after seven days a refund is answered although a status is not', async () => {
  const token = await bought();
  shop.timer.advance(8 * 24 * 60 * minute);
  expect((await shop.status(token)).statusCode).toBe(404);
  expect((await shop.refund(token, 12_990)).json()).toMatchObject({
    type: 'NULLIFIED',
    balance: 0,
  });
  expect(await errorOf(shop.refund(token, 12_990))).toEqual([422, expect.stringContaining('310')]);
  expect((await shop.status(token)).statusCode).toBe(404);
});

test('a status can be read for seven days', async () => {
  const token = await bought();
  shop.timer.advance(7 * 24 * 60 * minute - 1);
  expect((await shop.status(token)).statusCode).toBe(200);
  shop.timer.advance(1);
  expect((await shop.status(token)).statusCode).toBe(404);
});

test('all of it within three hours is a reversal', async () => {
  const token = await bought();
  shop.timer.advance(3 * 60 * minute - 1);
  expect((await shop.refund(token, 12_990)).json()).toEqual({ type: 'REVERSED' });
  expect((await shop.status(token)).json()).toMatchObject({ status: 'REVERSED', response_code: 0 });
  expect(await errorOf(shop.refund(token, 12_990))).toEqual([422, expect.stringContaining('310')]);
  expect(await shop.truth('?merchantRef=pedido-1')).toMatchObject({
    captured: 12_990,
    refunded: 12_990,
    truth: [{ refunds: 1 }],
  });
});

test('later it is an annulment', async () => {
  const token = await bought();
  shop.timer.advance(3 * 60 * minute);
  expect((await shop.refund(token, 12_990)).json()).toEqual({
    type: 'NULLIFIED',
    authorization_code: expect.stringMatching(/^\d{6}$/),
    authorization_date: expect.any(String),
    nullified_amount: 12_990,
    balance: 0,
    response_code: 0,
  });
  expect((await shop.status(token)).json()).toMatchObject({ status: 'NULLIFIED', balance: 0 });
});

test('a part is an annulment with a balance, and never more than the balance', async () => {
  const token = await bought();
  expect((await shop.refund(token, 990)).json()).toMatchObject({
    type: 'NULLIFIED',
    nullified_amount: 990,
    balance: 12_000,
  });
  expect((await shop.status(token)).json()).toMatchObject({
    status: 'PARTIALLY_NULLIFIED',
    amount: 12_990,
    balance: 12_000,
  });
  expect(await errorOf(shop.refund(token, 12_001))).toEqual([422, expect.stringContaining('311')]);
  expect((await shop.refund(token, 12_000)).json()).toMatchObject({
    type: 'NULLIFIED',
    balance: 0,
  });
  expect((await shop.truth()).truth).toEqual([
    expect.objectContaining({ captured: 12_990, refunded: 12_990, refunds: 2, state: 'NULLIFIED' }),
  ]);
});

test('a refund is refused of what was not committed, after ninety days, and when it is no amount', async () => {
  expect(await errorOf(shop.refund(await paid(), 1))).toEqual([
    422,
    expect.stringContaining('292'),
  ]);
  const token = await bought({ buy_order: 'old' });
  for (const amount of [0, -1, 1.5, '1', undefined])
    expect((await shop.refund(token, amount)).statusCode).toBe(422);
  expect(
    (await shop.send('POST', `${transactions}/${token}/refunds`, { amount: 1, reason: 'x' }))
      .statusCode,
  ).toBe(400);
  shop.timer.advance(90 * 24 * 60 * minute);
  expect(await errorOf(shop.refund(token, 1))).toEqual([422, expect.stringContaining('284')]);
});
