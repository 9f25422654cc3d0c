import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aKlapOrder, klapHeaders, klapOrders, klapShop } from '../../testing/klap-shop.ts';

let shop: ReturnType<typeof klapShop>;
beforeEach(() => void (shop = klapShop()));
afterEach(() => shop.app.close());

const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('an order of Klap', () => {
  test('is created with its page, and is pending', async () => {
    const answer = await shop.create();
    expect(answer.statusCode).toBe(201);
    const { order_id: orderId, redirect_url: page } = answer.json<Record<string, string>>();
    expect(page).toMatch(/\/klap\/pago\/1M[0-9a-f]{24}$/u);
    expect((await shop.app.inject(new URL(page ?? '').pathname)).body).toContain('$12.990');
    expect(await shop.status(orderId ?? '')).toMatchObject({
      reference_id: 'pedido-1',
      status: 'pending',
      amount: { currency: 'CLP', total: 12_990 },
    });
  });

  test.each([
    ['a missing reference', { reference_id: undefined }, 400],
    ['an unknown field', { urgent: true }, 400],
    ['a missing expiration', { customs: [{ key: 'payments_notify_user', value: 'true' }] }, 400],
    [
      'an expiration as a number',
      { customs: [{ key: 'sodexo_expiration_minutes', value: 10 }] },
      400,
    ],
    ['a total below 50', { amount: { currency: 'CLP', total: 49 } }, 400],
    ['another currency', { amount: { currency: 'USD', total: 500 } }, 400],
    [
      'details that do not add up',
      { amount: { currency: 'CLP', total: 900, details: { subtotal: 800, fee: 0, tax: 0 } } },
      400,
    ],
    ['another method', { methods: ['tarjetas'] }, 400],
    [
      'an address without TLS',
      { urls: { return_url: 'http://tienda.cl/a', cancel_url: 'https://tienda.cl/b' } },
      400,
    ],
  ])('is refused with %s', async (_why, change, status) => {
    const answer = await shop.create(change);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([
      status,
      ['code', 'message'],
    ]);
  });

  test('is refused without the key, and with a reference that was used before', async () => {
    expect((await shop.send('POST', klapOrders, aKlapOrder, {})).statusCode).toBe(401);
    await shop.create();
    expect((await shop.create()).statusCode).toBe(409);
    expect((await shop.send('GET', `${klapOrders}/none`, undefined, klapHeaders)).statusCode).toBe(
      404,
    );
  });

  test('expires with its page', async () => {
    const orderId = await shop.orderOf();
    await shop.advance(10 * 60_000);
    expect((await shop.status(orderId))['status']).toBe('expired');
    expect((await shop.press(orderId, 'pay')).url).toBe('https://tienda.cl/nada');
    expect(shop.receiver.received).toHaveLength(0);
  });
});

describe('the confirmation of a charge', () => {
  test('is a webhook whose header covers both references and the key', async () => {
    const orderId = await shop.orderOf();
    expect(await shop.press(orderId, 'pay')).toEqual({
      method: 'GET',
      url: 'https://tienda.cl/vuelta?ref=1',
      fields: {},
    });
    await settled();
    const [call] = shop.receiver.received;
    expect(call?.url).toBe('https://tienda.cl/confirma');
    expect(call?.body).toMatchObject({
      order_id: orderId,
      reference_id: 'pedido-1',
      amount: 12_990,
    });
    expect(call?.headers['apikey']).toBe(
      createHash('sha256').update(`pedido-1${orderId}sandbox-klap-key`).digest('hex'),
    );
  });

  test('keeps the money if the shop answers with a success', async () => {
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'pay');
    await settled();
    expect((await shop.status(orderId))['status']).toBe('completed');
    expect(await shop.truth()).toMatchObject([{ captured: 12_990, refunded: 0, commits: 1 }]);
  });

  test('reverses the charge at once if the shop refuses', async () => {
    shop.receiver.answerWith(409);
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'pay');
    await settled();
    expect(await shop.status(orderId)).toMatchObject({
      status: 'refund',
      payment_details: expect.arrayContaining([{ key: 'code', value: '100100' }]),
    });
    expect(await shop.truth()).toMatchObject([{ captured: 0, commits: 0 }]);
  });

  test('reverses the charge ten seconds after it if no answer comes', async () => {
    await shop.injectFault({ at: 'webhook', fault: 'webhookLost' });
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'pay');
    await settled();
    await shop.advance(9_999);
    expect((await shop.status(orderId))['status']).toBe('pending');
    await shop.advance(1);
    expect((await shop.status(orderId))['status']).toBe('refund');
  });

  test('does not count after ten seconds', async () => {
    await shop.injectFault({ at: 'webhook', fault: 'webhookLate', ms: 11_000 });
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'pay');
    shop.timer.advance(11_000);
    await settled();
    expect(shop.receiver.received).toHaveLength(1);
    expect((await shop.status(orderId))['status']).toBe('refund');
  });

  test('is asked for once per charge, however often the page is used', async () => {
    const orderId = await shop.orderOf();
    for (const outcome of ['pay', 'pay', 'cancel'] as const) await shop.press(orderId, outcome);
    await settled();
    expect(shop.receiver.received).toHaveLength(1);
  });

  test('can come twice, forged and with a wrong amount', async () => {
    for (const fault of ['webhookDuplicated', 'webhookForged', 'webhookWrongAmount'])
      await shop.injectFault({ at: 'webhook', fault, times: 1 });
    for (const reference of ['a', 'b', 'c'])
      await shop.press(await shop.orderOf({ reference_id: reference }), 'pay');
    await settled();
    const received = shop.receiver.received.map(({ headers, body }) => [
      body['reference_id'],
      body['amount'],
      headers['apikey'],
    ]);
    expect(received.map(([reference]) => reference).toSorted()).toEqual(['a', 'a', 'b', 'c']);
    expect(received.find(([reference]) => reference === 'c')?.[1]).toBe(12_991);
    const forged = shop.receiver.received.find(({ body }) => body['reference_id'] === 'b');
    expect(forged?.headers['apikey']).not.toBe(
      createHash('sha256')
        .update(`b${String(forged?.body['order_id'])}sandbox-klap-key`)
        .digest('hex'),
    );
  });
});

describe('the other ends of the page', () => {
  test('a refused card is rejected, and the shop is told', async () => {
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'decline');
    await settled();
    expect(await shop.status(orderId)).toMatchObject({ status: 'rejected' });
    expect(shop.receiver.received).toMatchObject([
      { url: 'https://tienda.cl/rechaza', body: { code: '51', reference_id: 'pedido-1' } },
    ]);
  });

  test('“Anular” goes to the other address, and the order is canceled', async () => {
    const orderId = await shop.orderOf();
    expect((await shop.press(orderId, 'cancel')).url).toBe('https://tienda.cl/nada');
    expect((await shop.status(orderId))['status']).toBe('canceled');
  });
});

describe('a refund', () => {
  const paid = async () => {
    const orderId = await shop.orderOf();
    await shop.press(orderId, 'pay');
    await settled();
    return orderId;
  };

  test('returns the whole amount once', async () => {
    const orderId = await paid();
    const answer = await shop.refund(orderId);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { type: 'refund', amount: 12_990, refundable_amount: 0, status: 'refunded' },
    ]);
    expect((await shop.refund(orderId)).statusCode).toBe(409);
    expect((await shop.status(orderId))['status']).toBe('refund');
    expect(await shop.truth()).toMatchObject([{ captured: 12_990, refunded: 12_990, refunds: 1 }]);
  });

  test('of a part, of more than was paid, or of an unpaid order is refused', async () => {
    const orderId = await paid();
    expect((await shop.refund(orderId, { amount: 990 })).statusCode).toBe(400);
    expect((await shop.refund(orderId, { amount: 99_990 })).statusCode).toBe(400);
    const open = await shop.orderOf({ reference_id: 'otro' });
    expect((await shop.refund(open)).statusCode).toBe(409);
  });
});
