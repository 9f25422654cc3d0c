import { expect, test } from 'vitest';
import { webpayShop } from '../../testing/webpay-shop.ts';
import type { BrowserReturn } from '../kit/hosted-payment.ts';
import { oneclickLimits } from './inscription.ts';

const base = '/webpay/rswebpaytransaction/api/oneclick/v1.2';
const keys = {
  'tbk-api-key-id': '597055555541',
  'tbk-api-key-secret': 'sandbox-oneclick-secret',
};
const child = '597055555542';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function mall() {
  const shop = webpayShop();
  const send = (method: Method, path: string, body?: unknown, headers = keys) =>
    shop.send(method, `${base}${path}`, body, headers);
  const inscribe = async (username = 'uno', change: object = {}) =>
    send('POST', '/inscriptions', {
      username,
      email: 'ana@example.cl',
      response_url: 'http://tienda.cl/vuelta',
      ...change,
    });
  const tokenOf = async (username?: string) =>
    (await inscribe(username)).json<{ token: string }>().token;
  const press = async (token: string, outcome: string) =>
    (await shop.send('POST', '/oneclick/_enrol', { token, outcome }, {})).json<BrowserReturn>();
  const finish = (token: string) => send('PUT', `/inscriptions/${token}`);
  const enrol = async (username: string, card = 'visa') => {
    const token = await tokenOf(username);
    await press(token, `card:${card}`);
    return (await finish(token)).json<{ tbk_user: string }>().tbk_user;
  };
  const charge = (username: string, tbkUser: string, order: string, change: object = {}) =>
    send('POST', '/transactions', {
      username,
      tbk_user: tbkUser,
      buy_order: order,
      details: [{ commerce_code: child, buy_order: order, amount: 9_990, ...change }],
    });
  return { ...shop, send, inscribe, tokenOf, press, finish, enrol, charge };
}
type Answer = { details: [{ response_code: number; status: string; installments_number: number }] };

test('a card is enrolled, charged, asked for and refunded', async () => {
  const { inscribe, press, finish, charge, send } = mall();
  const { token, url_webpay: page } = (await inscribe()).json<{
    token: string;
    url_webpay: string;
  }>();
  expect(page).toContain('/webpay/webpayserver/bp_inscription');
  expect(await press(token, 'card:visa')).toEqual({
    method: 'GET',
    url: 'http://tienda.cl/vuelta',
    fields: { TBK_TOKEN: token },
  });
  const finished = (await finish(token)).json<Record<string, string>>();
  expect(finished).toMatchObject({
    response_code: 0,
    card_type: 'Visa',
    card_number: 'XXXXXXXXXXXX6623',
  });
  const tbkUser = String(finished['tbk_user']);
  expect(tbkUser.length).toBeLessThanOrEqual(40);
  const charged = (await charge('uno', tbkUser, 'compra-1')).json<Answer>();
  expect(charged.details[0]).toMatchObject({ response_code: 0, status: 'AUTHORIZED' });
  expect((await send('GET', '/transactions/compra-1')).json()).toEqual(charged);
  const refund = { commerce_code: child, detail_buy_order: 'compra-1' };
  const part = await send('POST', '/transactions/compra-1/refunds', { ...refund, amount: 1_000 });
  expect(part.json()).toMatchObject({ type: 'NULLIFIED', balance: 8_990 });
  const rest = await send('POST', '/transactions/compra-1/refunds', { ...refund, amount: 8_990 });
  expect(rest.json()).toMatchObject({ type: 'NULLIFIED', balance: 0 });
  expect((await send('GET', '/transactions/compra-1')).json<Answer>().details[0].status).toBe(
    'NULLIFIED',
  );
});

test('an inscription is finished within 60 seconds of the return, once, or it is discarded', async () => {
  const { tokenOf, press, finish, timer } = mall();
  const token = await tokenOf();
  expect((await finish(token)).statusCode).toBe(422);
  await press(token, 'card:visa');
  timer.advance(oneclickLimits.finishMs - 1);
  expect((await finish(token)).statusCode).toBe(200);
  expect((await finish(token)).statusCode).toBe(422);
  const late = await tokenOf();
  await press(late, 'card:visa');
  timer.advance(oneclickLimits.finishMs);
  expect((await finish(late)).statusCode).toBe(404);
});

test('a new card of a username ends the one before; other usernames keep theirs', async () => {
  const { enrol, charge } = mall();
  const [first, other] = [await enrol('uno'), await enrol('dos')];
  const second = await enrol('uno');
  const codeOf = async (username: string, tbkUser: string, order: string) =>
    (await charge(username, tbkUser, order)).json<Answer>().details[0].response_code;
  expect(await codeOf('uno', first, 'a')).toBe(-96);
  expect(await codeOf('uno', second, 'b')).toBe(0);
  expect(await codeOf('dos', other, 'c')).toBe(0);
  expect(await codeOf('dos', second, 'd')).toBe(-96);
});

test('a removed card answers 204 twice and -96 on use; an unknown one 404', async () => {
  const { enrol, charge, send } = mall();
  const tbkUser = await enrol('uno');
  const remove = () => send('DELETE', '/inscriptions', { tbk_user: tbkUser, username: 'uno' });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
  expect((await remove()).body).toBe('');
  expect((await charge('uno', tbkUser, 'a')).json<Answer>().details[0]).toMatchObject({
    response_code: -96,
    status: 'FAILED',
  });
  const unknown = await send('DELETE', '/inscriptions', { tbk_user: 'x', username: 'uno' });
  expect(unknown.statusCode).toBe(404);
});

test('each test card has its result; a cancelled and a declined page give no card', async () => {
  const { enrol, charge, tokenOf, press, finish } = mall();
  for (const [card, code] of [
    ['mastercard', -1],
    ['limited', -98],
    ['stolen', -11],
  ] as const) {
    const tbkUser = await enrol(card, card);
    const answer = (await charge(card, tbkUser, `compra-${card}`)).json<Answer>();
    expect(answer.details[0].response_code).toBe(code);
  }
  const cancelled = await tokenOf();
  const back = await press(cancelled, 'cancel');
  expect(Object.keys(back.fields)).toEqual(['TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION']);
  expect((await finish(cancelled)).statusCode).toBe(422);
  const declined = await tokenOf();
  await press(declined, 'decline');
  expect((await finish(declined)).json()).toEqual({ response_code: -1 });
});

test('an order is charged once, and a text is no number of instalments', async () => {
  const { enrol, charge, truth } = mall();
  const tbkUser = await enrol('uno');
  const first = await charge('uno', tbkUser, 'a', { installments_number: 'tres' });
  expect(first.json<Answer>().details[0].installments_number).toBe(0);
  expect((await charge('uno', tbkUser, 'a')).statusCode).toBe(422);
  expect((await truth()).captured).toBe(9_990);
});

test.each([
  ['a long username', { username: 'x'.repeat(41) }, 422],
  ['a long address', { response_url: `http://tienda.cl/${'x'.repeat(250)}` }, 422],
  ['an unknown field', { extra: 1 }, 400],
])('%s is refused', async (_name, change, status) => {
  expect((await mall().inscribe('uno', change)).statusCode).toBe(status);
});

test('wrong keys are refused at every call', async () => {
  const { send } = mall();
  const wrong = { ...keys, 'tbk-api-key-secret': 'otra' };
  expect((await send('POST', '/inscriptions', {}, wrong)).statusCode).toBe(401);
  expect((await send('GET', '/transactions/a', undefined, wrong)).statusCode).toBe(401);
});

test('the page has a button for each test card and sends the browser back', async () => {
  const { tokenOf, send: _send, app } = mall();
  const token = await tokenOf();
  const page = await app.inject({ url: `/webpay/webpayserver/bp_inscription?TBK_TOKEN=${token}` });
  expect(page.body).toContain('Visa que paga');
  const decided = await app.inject({
    method: 'POST',
    url: '/webpay/webpayserver/bp_inscription/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `TBK_TOKEN=${token}&outcome=card:visa`,
  });
  expect(decided.statusCode).toBe(303);
  expect(decided.headers.location).toBe(`http://tienda.cl/vuelta?TBK_TOKEN=${token}`);
});
