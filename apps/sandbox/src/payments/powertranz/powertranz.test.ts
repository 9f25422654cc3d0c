import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { powertranzHeaders, powertranzShop } from '../../testing/powertranz-shop.ts';

let shop: ReturnType<typeof powertranzShop>;
beforeEach(() => void (shop = powertranzShop()));
afterEach(() => shop.app.close());

const amex = '343333333333335';
const wrongKeys = { ...powertranzHeaders, 'powertranz-powertranzpassword': 'wrong' };
const returnUrl = 'https://tienda.gt/vuelta';

describe('a sale', () => {
  test('answers SP4 with a document of one form, and takes nothing', async () => {
    const sale = await shop.sell();
    expect(sale).toMatchObject({
      Approved: false,
      IsoResponseCode: 'SP4',
      TotalAmount: 125.5,
      CurrencyCode: '320',
      OrderIdentifier: 'pedido-1',
      SpiToken: expect.stringMatching(/^[\w-]{40,}$/u),
    });
    expect(String(sale['RedirectData']).match(/<form/gu)).toHaveLength(1);
    expect(sale['RedirectData']).toContain('<script>');
    expect(await shop.truth()).toMatchObject([{ captured: 0, state: 'SP4' }]);
  });

  test.each([
    ['an amount as text', { TotalAmount: '125.50' }],
    ['three decimals', { TotalAmount: 1.005 }],
    ['a currency as a word', { CurrencyCode: 'GTQ' }],
    ['a currency as a number', { CurrencyCode: 320 }],
    ['an identifier that is no GUID', { TransactionIdentifier: 'pedido-1' }],
    ['an unknown field', { Urgent: true }],
    ['no card and no hosted page', { Source: undefined }],
    ['an unknown card', { Source: { PanToken: 'a'.repeat(51), CardCvv: '123' } }],
    [
      'an expiry that is no YYMM',
      {
        Source: {
          CardPan: '4012000000020006',
          CardCvv: '323',
          CardExpiration: '1028',
          CardholderName: 'Ana Pérez',
        },
      },
    ],
    [
      'a page set without its prefix',
      {
        Source: undefined,
        ExtendedData: {
          MerchantResponseUrl: returnUrl,
          HostedPage: { PageSet: 'Mine', PageName: 'Pay' },
        },
      },
    ],
  ])('is refused with %s', async (_why, change) => {
    const answer = await shop.post('spi/sale', await shop.saleOf(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      Approved: false,
      Errors: [{ Code: expect.any(String) }],
    });
  });

  test('is refused without credentials, with a used identifier, and with three digits for American Express', async () => {
    expect((await shop.post('spi/sale', await shop.saleOf(), wrongKeys)).statusCode).toBe(401);
    const sale = await shop.saleOf();
    expect((await shop.post('spi/sale', sale)).statusCode).toBe(200);
    expect((await shop.post('spi/sale', sale)).statusCode).toBe(400);
    const panToken = await shop.cardOf(amex);
    const wrongCode = await shop.saleOf({ Source: { PanToken: panToken, CardCvv: '123' } });
    expect((await shop.post('spi/sale', wrongCode)).statusCode).toBe(400);
  });

  test('with American Express is decided at once', async () => {
    const sale = await shop.sell({}, amex);
    expect(sale).toMatchObject({ Approved: true, IsoResponseCode: '00', CardBrand: 'Amex' });
    expect(sale['RedirectData']).toBeUndefined();
    expect(await shop.truth()).toMatchObject([{ captured: 125.5, currency: 'GTQ', commits: 1 }]);
    const refused = await shop.sell({ OrderIdentifier: 'otro' }, '370000000000002');
    expect(refused).toMatchObject({ Approved: false, IsoResponseCode: '05' });
  });
});

describe('the frame', () => {
  test('asks the shopper, and posts the result as JSON in one field to the shop', async () => {
    const { SpiToken: token } = await shop.sell();
    const page = await shop.frame('/powertranz/frame', { SpiToken: String(token) });
    expect(page.body).toContain('Confirmar que soy yo');
    const back = await shop.frame('/powertranz/frame/bank', {
      SpiToken: String(token),
      outcome: 'Y',
    });
    expect(back.body).toContain(`<form method="post" action="${returnUrl}">`);
    expect(back.body).toContain('name="Response"');
    expect(back.body).toContain('3D0');
  });

  test('returns at once with a card that needs no challenge', async () => {
    const { SpiToken: token } = await shop.sell({}, '4012000000020121');
    const page = await shop.frame('/powertranz/frame', { SpiToken: String(token) });
    expect(page.body).toContain('3D2');
    expect((await shop.frame('/powertranz/frame', { SpiToken: 'none' })).statusCode).toBe(404);
  });

  test('of the hosted page stores the card that the shopper enters', async () => {
    const enrolment = await shop.post('spi/riskmgmt', {
      TransactionIdentifier: randomUUID(),
      TotalAmount: 0,
      CurrencyCode: '320',
      ThreeDSecure: false,
      Tokenize: true,
      OrderIdentifier: 'tarjeta-1',
      ExtendedData: {
        MerchantResponseUrl: returnUrl,
        HostedPage: { PageSet: 'PTZ/Tienda', PageName: 'Tarjeta' },
      },
    });
    const token = String(enrolment.json<Record<string, unknown>>()['SpiToken']);
    const opened = await shop.frame('/powertranz/frame', { SpiToken: token });
    expect(opened.body).toContain('Guardar tarjeta');
    expect((await shop.pay(token)).statusCode).toBe(400);
    const back = await shop.frame('/powertranz/frame/card', {
      SpiToken: token,
      number: '4012000000020071',
      outcome: 'enter',
    });
    expect(back.body).toContain('HP0');
    const stored = (await shop.pay(token)).json<Record<string, unknown>>();
    expect(stored).toMatchObject({ IsoResponseCode: 'TK0', CardSuffix: '0071', CardBrand: 'Visa' });
    const paid = await shop.sell({ Source: { PanToken: stored['PanToken'], CardCvv: '123' } });
    expect(paid).toMatchObject({ IsoResponseCode: 'SP4' });
  });
});

describe('the payment', () => {
  test('takes the money once, by the quoted token and without credentials', async () => {
    const { SpiToken: token } = await shop.sell();
    expect(await shop.press(token, 'pay')).toMatchObject({
      IsoResponseCode: '3D0',
      RiskManagement: { ThreeDSecure: { AuthenticationStatus: 'Y' } },
    });
    expect((await shop.pay(token, powertranzHeaders)).statusCode).toBe(400);
    const unquoted = await shop.send('POST', '/powertranz/api/spi/payment', String(token), {});
    expect(unquoted.statusCode).toBe(400);
    const paid = await shop.pay(token);
    expect(paid.json()).toMatchObject({
      Approved: true,
      IsoResponseCode: '00',
      CardSuffix: '0006',
    });
    expect((await shop.pay(token)).statusCode).toBe(400);
    expect(await shop.truth()).toMatchObject([{ captured: 125.5, commits: 1 }]);
  });

  test.each(['cancel', 'reject'])('is not permitted after the bank’s “%s”', async (outcome) => {
    const { SpiToken: token } = await shop.sell();
    await shop.press(token, outcome);
    expect((await shop.pay(token)).json()).toMatchObject({ IsoResponseCode: '12' });
    expect(await shop.truth()).toMatchObject([{ captured: 0 }]);
  });

  test('is not permitted before the bank answered, and not after five minutes', async () => {
    const { SpiToken: token } = await shop.sell();
    expect((await shop.pay(token)).statusCode).toBe(400);
    await shop.press(token, 'pay');
    await shop.send('POST', '/_clock', { advanceMs: 5 * 60_000 });
    expect((await shop.pay(token)).json()).toMatchObject({ IsoResponseCode: '978' });
    expect(await shop.truth()).toMatchObject([{ captured: 0 }]);
  });

  test('is declined by the issuer with its code', async () => {
    const { SpiToken: token } = await shop.sell({}, '4000000000000051');
    await shop.press(token, 'pay');
    expect((await shop.pay(token)).json()).toMatchObject({
      Approved: false,
      IsoResponseCode: '51',
    });
    const wrongCode = await shop.sell({
      OrderIdentifier: 'otro',
      Source: { PanToken: await shop.cardOf(), CardCvv: '999' },
    });
    await shop.press(wrongCode['SpiToken'], 'pay');
    expect((await shop.pay(wrongCode['SpiToken'])).json()).toMatchObject({ IsoResponseCode: '82' });
  });
});

describe('a paid sale', () => {
  const paid = async () => {
    const sale = await shop.sell();
    await shop.press(sale['SpiToken'], 'pay');
    await shop.pay(sale['SpiToken']);
    return String(sale['TransactionIdentifier']);
  };

  test('is refunded in parts, once per key, and never beyond its amount', async () => {
    const id = await paid();
    const refund = (TotalAmount: number, key: string) =>
      shop.post(
        'refund',
        { TransactionIdentifier: id, TotalAmount, CurrencyCode: '320', Refund: true },
        { 'idempotency-key': key },
      );
    for (const key of ['a', 'a']) expect((await refund(25.5, key)).statusCode).toBe(200);
    expect((await refund(100.01, 'b')).statusCode).toBe(400);
    expect((await refund(100, 'b')).statusCode).toBe(200);
    expect(await shop.truth()).toMatchObject([{ captured: 125.5, refunded: 125.5, refunds: 2 }]);
    const found = (await shop.get('search?orderIdentifier=pedido-1')).json<
      readonly { TotalAmount: number }[]
    >();
    expect(found.map(({ TotalAmount }) => TotalAmount)).toEqual([125.5, 25.5, 100]);
  });

  test('is voided within a day', async () => {
    const id = await paid();
    expect((await shop.post('void', { TransactionIdentifier: id })).statusCode).toBe(200);
    expect((await shop.post('void', { TransactionIdentifier: id })).statusCode).toBe(400);
    expect(await shop.truth()).toMatchObject([{ refunded: 125.5, state: 'voided' }]);
  });

  test('is listed without its void while the list is behind', async () => {
    const id = await paid();
    await shop.post('void', { TransactionIdentifier: id });
    const fault = { provider: 'powertranz', at: 'search', fault: 'staleRefund' };
    await shop.send('POST', '/_faults', fault);
    const rows = async () =>
      (await shop.get('search?orderIdentifier=pedido-1')).json<readonly object[]>();
    expect(await rows()).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
  });

  test('is found by its identifier; an unknown one is not', async () => {
    const id = await paid();
    expect((await shop.get(id)).json()).toMatchObject({ Approved: true, IsoResponseCode: '00' });
    expect((await shop.get(randomUUID())).statusCode).toBe(404);
    expect((await shop.get('search?orderIdentifier=nada')).json()).toEqual([]);
  });
});

test('no security code is kept or logged', async () => {
  const codes = ['724', '7246'];
  await shop.sell({ Source: { PanToken: await shop.cardOf(), CardCvv: codes[0] } });
  await shop.sell({
    OrderIdentifier: 'otro',
    Source: { PanToken: await shop.cardOf(amex), CardCvv: codes[1] },
  });
  const [calls, ...others] = await Promise.all(
    ['/_requests', '/_truth', '/payments'].map((url) => shop.send('GET', url)),
  );
  expect(calls?.body).toContain('spi/sale');
  for (const { body } of [calls, ...others].flatMap((each) => each ?? []))
    expect(body).not.toContain('"7246"');
});
