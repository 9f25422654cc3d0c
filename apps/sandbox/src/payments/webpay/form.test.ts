import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactions, type WebpayShop, webpayShop } from '../../testing/webpay-shop.ts';

const form = '/webpay/webpayserver/initTransaction';
const decide = '/webpay/webpayserver/decide';
const browser = { 'content-type': 'application/x-www-form-urlencoded' };
let shop: WebpayShop;
beforeEach(() => void (shop = webpayShop()));
afterEach(() => shop.app.close());

const open = (token: string) => shop.app.inject(`${form}?token_ws=${token}`);
const submit = (url: string, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: browser,
    payload: new URLSearchParams(fields).toString(),
  });
const pressButton = (token: string, outcome: string) =>
  submit(decide, { token_ws: token, outcome });
const hiddenFields = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
const statusOf = async (token: string) =>
  (await shop.status(token)).json<{ status: string }>().status;

test('the page says how much, to whom and for what, and has a button for each way in which it can end', async () => {
  const page = await open(await shop.tokenOf({ buy_order: 'a&b' }));
  expect(page.body).toContain('<html lang="es">');
  for (const words of ['$12.990', 'tienda.cl', 'a&amp;b']) expect(page.body).toContain(words);
  const buttons = [...page.body.matchAll(/<button[^>]*>([^<]+)<\/button\s*>/g)].map(([, label]) =>
    label?.trim(),
  );
  expect(buttons).toEqual(['Pagar', 'Rechazar', 'Anular', 'Dejar vencer', 'Cerrar pestaña']);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('the shop may send the browser by POST too', async () => {
  expect((await submit(form, { token_ws: await shop.tokenOf() })).body).toContain('Pagar');
});

test.each(['pay', 'decline'])('“%s” goes back by GET with token_ws alone', async (outcome) => {
  const token = await shop.tokenOf({ return_url: 'http://tienda.cl/vuelta?tienda=1' });
  const answer = await pressButton(token, outcome);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `http://tienda.cl/vuelta?tienda=1&token_ws=${token}`,
  ]);
});

test('“Anular” goes back by POST with the token as TBK_TOKEN and the two names', async () => {
  const token = await shop.tokenOf();
  const { body } = await pressButton(token, 'cancel');
  expect(body).toContain('<form method="post" action="http://tienda.cl/vuelta">');
  expect(hiddenFields(body)).toEqual({
    TBK_TOKEN: token,
    TBK_ID_SESION: 'sesion-1',
    TBK_ORDEN_COMPRA: 'pedido-1',
  });
});

test('“Dejar vencer” lets the five minutes pass and goes back with the two names alone', async () => {
  const token = await shop.tokenOf();
  const answer = await pressButton(token, 'expire');
  expect(answer.headers.location).toBe(
    'http://tienda.cl/vuelta?TBK_ID_SESION=sesion-1&TBK_ORDEN_COMPRA=pedido-1',
  );
  const { transaction_date: begun } = (await shop.status(token)).json<{
    transaction_date: string;
  }>();
  expect(shop.timer.now() - Date.parse(begun)).toBe(5 * 60_000);
});

test.each(['pay', 'cancel'] as const)(
  'a page that is opened again after “%s” goes back with all four',
  async (outcome) => {
    const token = await shop.tokenOf();
    await shop.press(token, outcome);
    const { body } = await open(token);
    expect(body).toContain('Esta compra ya terminó aquí');
    const fields = {
      token_ws: token,
      TBK_TOKEN: token,
      TBK_ID_SESION: 'sesion-1',
      TBK_ORDEN_COMPRA: 'pedido-1',
    };
    expect(hiddenFields(body)).toEqual(fields);
    expect(await shop.press(token, 'recover')).toEqual({
      method: 'POST',
      url: 'http://tienda.cl/vuelta',
      fields,
    });
  },
);

test('“Cerrar pestaña” decides nothing and leads nowhere', async () => {
  const token = await shop.tokenOf();
  const { statusCode, body } = await pressButton(token, 'close');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('tienda.cl');
  expect((await open(token)).body).toContain('Pagar');
});

test('only the first press counts', async () => {
  const token = await shop.tokenOf();
  const [first, second] = await Promise.all([
    pressButton(token, 'pay'),
    pressButton(token, 'decline'),
  ]);
  expect(second.headers.location).toBe(first.headers.location);
  expect((await shop.commit(token)).json()).toMatchObject({ status: 'AUTHORIZED' });
  expect((await pressButton(token, 'cancel')).headers.location).toContain('token_ws=');
});

test('a page that was left open for too long can only go back', async () => {
  const token = await shop.tokenOf();
  shop.timer.advance(5 * 60_000);
  expect((await open(token)).body).toContain('Se acabó el tiempo');
  expect((await pressButton(token, 'pay')).headers.location).not.toContain('token_ws');
  expect(await statusOf(token)).toBe('FAILED');
});

test('an unknown token shows an error page', async () => {
  const page = await open('a'.repeat(64));
  expect([page.statusCode, page.body]).toEqual([
    404,
    expect.stringContaining('No conocemos este pago'),
  ]);
  expect((await pressButton('a'.repeat(64), 'pay')).statusCode).toBe(404);
});

test.each([
  ['pay', { method: 'GET', fields: ['token_ws'] }],
  ['decline', { method: 'GET', fields: ['token_ws'] }],
  ['cancel', { method: 'POST', fields: ['TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'] }],
  ['expire', { method: 'GET', fields: ['TBK_ID_SESION', 'TBK_ORDEN_COMPRA'] }],
] as const)(
  'a program decides “%s” without a browser and learns the way back',
  async (outcome, { method, fields }) => {
    const back = await shop.press(await shop.tokenOf(), outcome);
    expect({ ...back, fields: Object.keys(back.fields) }).toEqual({
      method,
      url: 'http://tienda.cl/vuelta',
      fields,
    });
  },
);

test('a program that asks for another outcome, or of no token, is told so', async () => {
  expect(
    (await shop.send('POST', '/webpay/_pay', { token: await shop.tokenOf(), outcome: 'win' }))
      .statusCode,
  ).toBe(422);
  expect((await shop.send('POST', '/webpay/_pay', { token: 'x', outcome: 'pay' })).statusCode).toBe(
    404,
  );
});

test('the overview lists transactions with state and amounts, and the landing page leads to it', async () => {
  expect((await shop.app.inject('/')).body).toContain('href="/webpay"');
  expect((await shop.app.inject('/webpay')).body).toContain('Aún no se crea ninguna');
  const token = await shop.tokenOf();
  await shop.press(token, 'pay');
  await shop.commit(token);
  await shop.send('POST', `${transactions}/${token}/refunds`, { amount: 990 });
  const { body } = await shop.app.inject('/webpay');
  for (const words of ['pedido-1', 'PARTIALLY_NULLIFIED', '$12.990', '$990'])
    expect(body).toContain(words);
  expect(body).not.toContain(token);
});
