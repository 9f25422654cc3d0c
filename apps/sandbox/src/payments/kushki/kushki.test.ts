import { expect, test } from 'vitest';
import { kushkiShop, publicKey } from '../../testing/kushki-shop.ts';
import { signWebhook } from './kushki-webhook.ts';

const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('a charge takes the money once, and its token never works again', async () => {
  const shop = kushkiShop();
  const used = await shop.token();
  const charged = await shop.charge(used, 'ref-1');
  expect(charged.statusCode).toBe(201);
  expect(charged.json()).toMatchObject({ details: { transactionStatus: 'APPROVAL' } });
  const again = await shop.charge(used, 'ref-1');
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([400, '577']);
  expect(await shop.truth('ref-1')).toMatchObject({ captured: 7_490, commits: 1 });
});

test('a declined charge is an HTTP error with a code, takes nothing and uses the token up', async () => {
  const shop = kushkiShop();
  const used = await shop.token('4000000000000002');
  const refused = await shop.charge(used, 'ref-1');
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ code: '322', processorError: { code: '05' } });
  expect((await shop.charge(used, 'ref-2')).json()).toMatchObject({ code: '577' });
  expect(await shop.truth('ref-1')).toMatchObject({ captured: 0, commits: 0 });
});

test.each([
  [
    'another amount than the token’s',
    { amount: { subtotalIva: 1, subtotalIva0: 0, iva: 0, ice: 0, currency: 'CLP' } },
    '220',
  ],
  ['an unknown field', { amonut: 1 }, 'K001'],
  ['a short answer instead of the full one', { fullResponse: 'v1' }, 'K001'],
  [
    'decimals of pesos',
    { amount: { subtotalIva: 7_489.5, subtotalIva0: 0.5, iva: 0, ice: 0, currency: 'CLP' } },
    'K001',
  ],
])('a charge with %s is refused', async (_what, change, code) => {
  const shop = kushkiShop();
  const answer = await shop.charge(await shop.token(), 'ref-1', change);
  expect(answer.json()).toMatchObject({ code });
  expect(await shop.truth('ref-1')).toBeUndefined();
});

test('a token is worth nothing after thirty minutes', async () => {
  const shop = kushkiShop();
  const used = await shop.token();
  shop.timer.advance(30 * 60_000);
  expect((await shop.charge(used, 'ref-1')).json()).toMatchObject({ code: '577' });
});

test('a browser’s call needs the public merchant id, a server’s call the private one', async () => {
  const shop = kushkiShop();
  const used = await shop.token();
  const body = shop.chargeBody(used, 'ref-1');
  expect((await shop.send('POST', '/card/v1/charges', body, publicKey)).statusCode).toBe(401);
  expect((await shop.server('POST', '/card/v1/tokens', {})).json()).toMatchObject({ code: 'K004' });
  expect((await shop.browser('GET', '/merchant/v1/merchant/settings')).statusCode).toBe(200);
  expect((await shop.browser('GET', '/card/v1/deferred/424242')).json()).toMatchObject([
    { months: expect.arrayContaining(['3']) },
  ]);
});

test('a page of a local shop may read the browser’s calls, a page of the internet may not', async () => {
  const shop = kushkiShop();
  const ask = (origin: string) => shop.send('OPTIONS', '/card/v1/tokens', undefined, { origin });
  const own = await ask('http://burger.localhost:3000');
  expect(own.headers['access-control-allow-origin']).toBe('http://burger.localhost:3000');
  expect(
    (await ask('https://shop.example')).headers['access-control-allow-origin'],
  ).toBeUndefined();
});

test.each([
  ['378282246310005', 'K005'],
  ['4111111111111112', 'K005'],
])('card %s gets no token', async (number, code) => {
  expect((await kushkiShop().askToken(number)).json()).toMatchObject({ code });
});

test('the bank’s question must be confirmed before the charge', async () => {
  const shop = kushkiShop();
  type Asked = { token: string; secureId: string; security: { authRequired: boolean } };
  const ask = async (number: string) => (await shop.askToken(number)).json<Asked>();
  const answerBank = (secureId: string, outcome: string) =>
    shop.frames.inject({
      method: 'POST',
      url: '/kushki/challenge/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `secureId=${secureId}&outcome=${outcome}`,
    });
  const open = await ask('4000000000003220');
  expect(open.security.authRequired).toBe(true);
  expect((await shop.charge(open.token, 'ref-1')).json()).toMatchObject({
    code: 'K322',
    details: { rules: [{ code: 'K325' }] },
  });
  const passed = await ask('4000000000003220');
  await answerBank(passed.secureId, 'confirm');
  const validated = await shop.browser('POST', '/rules/v1/secureValidation', {
    secureServiceId: passed.secureId,
    otpValue: '',
  });
  expect(validated.json()).toMatchObject({ isValid: true });
  expect((await shop.charge(passed.token, 'ref-2')).statusCode).toBe(201);
  const failing = await ask('4000000000003238');
  await answerBank(failing.secureId, 'confirm');
  expect((await shop.charge(failing.token, 'ref-3')).statusCode).toBe(402);
});

test('the gateway’s time-out hides a charge, which the list of transactions shows', async () => {
  const shop = kushkiShop();
  expect((await shop.charge(await shop.token('4000000000000259'), 'ref-1')).statusCode).toBe(504);
  expect(await shop.search('ref-1')).toMatchObject({
    total: 1,
    data: [
      {
        transaction_status: 'APPROVED',
        approved_transaction_amount: 7_490,
        metadata: '{"merchantRef":"ref-1"}',
        external_reference_id: 'ref-1',
      },
    ],
  });
  expect((await shop.search('ref-2')).total).toBe(0);
});

test.each([
  [
    undefined,
    { amount: { currency: 'CLP' }, externalReferenceId: 'ref-1' },
    ['currencyCode', 'metadata'],
  ],
  [
    'answerFlat',
    { currencyCode: 'CLP', metadata: { merchantRef: 'ref-1' } },
    ['amount', 'externalReferenceId'],
  ],
  [
    'answerWithoutCurrency',
    { externalReferenceId: 'ref-1' },
    ['amount', 'currencyCode', 'metadata'],
  ],
  ['referenceIgnored', { amount: { currency: 'CLP' } }, ['externalReferenceId', 'metadata']],
  ['answerUnknownStatus', { transactionStatus: 'APROBADA' }, []],
  ['wrongReference', { externalReferenceId: 'otra-compra' }, []],
])(
  'the answer to a charge with the fault %s has another shape, and the money is taken',
  async (fault, has, hasNot) => {
    const shop = kushkiShop();
    if (fault !== undefined) await shop.injectFault({ at: 'charge', fault });
    const { details } = (await shop.charge(await shop.token(), 'ref-1')).json<{
      details: object;
    }>();
    expect(details).toMatchObject({ approvedTransactionAmount: 7_490, ...has });
    for (const name of hasNot) expect(details).not.toHaveProperty(name);
    expect(await shop.truth('ref-1')).toMatchObject({ captured: 7_490 });
  },
);

test('a charge may be answered by its ticket alone, or by nothing that names it', async () => {
  const shop = kushkiShop();
  await shop.injectFault({ at: 'charge', fault: 'answerWithoutDetails' });
  const short = (await shop.charge(await shop.token(), 'ref-1')).json<object>();
  expect(Object.keys(short)).toEqual(['ticketNumber', 'transactionReference']);
  await shop.injectFault({ at: 'charge', fault: 'answerUnreadable' });
  const strange = await shop.charge(await shop.token(), 'ref-1');
  expect([strange.statusCode, strange.json()]).toEqual([200, { result: 'ok' }]);
  expect(await shop.truth('ref-1')).toMatchObject({ captured: 2 * 7_490 });
});

test('the list finds by ticket, by the ticket of the sale and by the external reference, and refuses other filters', async () => {
  const shop = kushkiShop();
  const charge = async (ref: string) =>
    (await shop.charge(await shop.token(), ref)).json<{ ticketNumber: string }>().ticketNumber;
  const [ticket] = [await charge('ref-1'), await charge('ref-2')];
  await shop.refund(ticket, 490);
  const typesOf = async (filter: string) =>
    (await shop.list(filter)).data.map((row) => row['transaction_type']);
  expect(await typesOf(`ticket_number=${ticket}`)).toEqual(['SALE']);
  expect(await typesOf(`sale_ticket_number=${ticket}`)).toEqual(['REFUND']);
  expect(await typesOf('external_reference_id=ref-1')).toEqual(['SALE']);
  expect(await shop.list('metadata.merchantRef=ref-1')).toMatchObject({ code: 'K001' });
  expect(await shop.list('limit=1&offset=1')).toMatchObject({ total: 3, data: [{}] });
});

test('the line of a refused charge has its reference and no ticket', async () => {
  const shop = kushkiShop();
  await shop.charge(await shop.token('4000000000000002'), 'ref-1');
  const [line] = (await shop.search('ref-1')).data;
  expect(line).toMatchObject({ transaction_status: 'DECLINED', approved_transaction_amount: 0 });
  expect(line).not.toHaveProperty('ticket_number');
});

test.each([
  ['listFilterIgnored', ['ref-2', 'ref-1']],
  ['listFilterFindsNothing', []],
  ['listFilterRefused', 'K001'],
  ['listLate', []],
  ['listWithoutExternalReference', []],
])(
  'a list with the fault %s answers a question about one reference in another way',
  async (fault, seen) => {
    const shop = kushkiShop();
    for (const ref of ['ref-1', 'ref-2']) {
      await shop.charge(await shop.token(), ref);
      shop.timer.advance(1_000);
    }
    await shop.injectFault({ at: 'search', fault });
    const answer: { data?: readonly Record<string, unknown>[]; code?: string } =
      await shop.search('ref-1');
    expect(answer.code ?? answer.data?.map((row) => row['external_reference_id'])).toEqual(seen);
  },
);

test('a late list has a charge 90 seconds after it, and a list without references or known words names nothing', async () => {
  const shop = kushkiShop();
  await shop.charge(await shop.token(), 'ref-1');
  shop.timer.advance(90_000);
  const withFault = async (fault: string) => {
    await shop.injectFault({ at: 'search', fault });
    return (await shop.search('ref-1')).data[0];
  };
  expect(await withFault('listLate')).toMatchObject({ transaction_status: 'APPROVED' });
  expect(await withFault('listUnknownStatus')).toMatchObject({ transaction_status: 'APROBADA' });
  const unnamed = await withFault('listWithoutReferences');
  expect(unnamed).toMatchObject({ metadata: '{}' });
  expect(unnamed).not.toHaveProperty('external_reference_id');
  expect(await withFault('listOtherNames')).toMatchObject({
    transactionStatus: 'APPROVAL',
    externalReferenceId: 'ref-1',
    metadata: { merchantRef: 'ref-1' },
  });
});

test('money goes back in parts or whole, never more than was taken', async () => {
  const shop = kushkiShop();
  const { ticketNumber } = (await shop.charge(await shop.token(), 'ref-1')).json<{
    ticketNumber: string;
  }>();
  expect((await shop.refund(ticketNumber, 490)).statusCode).toBe(200);
  expect((await shop.refund(ticketNumber)).json()).toMatchObject({ code: '021' });
  expect((await shop.refund(ticketNumber, 7_000)).statusCode).toBe(200);
  expect((await shop.refund(ticketNumber, 1)).statusCode).toBe(400);
  expect(await shop.truth('ref-1')).toMatchObject({ captured: 7_490, refunded: 7_490, refunds: 2 });
  const types = (await shop.linesOf(ticketNumber)).data.map((row) => row['transaction_type']);
  expect(types).toEqual(['REFUND', 'REFUND']);
});

test('the addresses of a charge are told its result, signed over the body and the instant', async () => {
  const shop = kushkiShop();
  await shop.charge(await shop.token(), 'ref-1');
  await settled();
  const [told] = shop.received;
  expect(told?.body).toMatchObject({
    transaction_status: 'APPROVAL',
    metadata: { merchantRef: 'ref-1' },
  });
  const id = told?.headers['x-kushki-id'] ?? '';
  const signature = signWebhook('sandbox-kushki-webhook', told?.raw ?? '', id);
  expect(told?.headers['x-kushki-signature']).toBe(signature);
  await shop.injectFault({ at: 'webhook', fault: 'webhookForged' });
  await shop.charge(await shop.token(), 'ref-2');
  await settled();
  expect(shop.received[1]?.headers['x-kushki-signature']).not.toBe(
    signWebhook('sandbox-kushki-webhook', shop.received[1]?.raw ?? '', id),
  );
});

test('a signature is the one of Kushki’s documentation', () => {
  const body = '{"ticketNumber":"777","transaction_status":"APPROVAL"}';
  expect(signWebhook('ksh-secret', body, '1700000000')).toBe(
    '0a11f7b721c33815d3d38d16d9a6e6b6736a52b05344defb8d78df81483c6138',
  );
});

test('a stored card is charged with a token of the device, at both documented paths', async () => {
  const shop = kushkiShop();
  const id = (await shop.subscribe()).json<{ subscriptionId: string }>().subscriptionId;
  expect((await shop.server('GET', `/subscriptions/v1/card/search/${id}`)).json()).toMatchObject({
    lastFourDigits: '4242',
    paymentBrand: 'Visa',
  });
  for (const [path, ref] of [
    [`/subscriptions/v1/card/${id}`, 'ref-1'],
    [`/subscriptions/v1/card/${id}/charge`, 'ref-2'],
  ] as const) {
    const device = await shop.deviceToken(id);
    expect((await shop.server('POST', path, shop.chargeBody(device, ref))).statusCode).toBe(201);
    expect((await shop.server('POST', path, shop.chargeBody(device, ref))).json()).toMatchObject({
      code: 'K008',
    });
  }
});

test('a token of the device works for its own card alone', async () => {
  const shop = kushkiShop();
  const [mine, other] = await Promise.all([shop.subscribe(), shop.subscribe('5451951574925480')]);
  const ids = [mine, other].map((each) => each.json<{ subscriptionId: string }>().subscriptionId);
  const device = await shop.deviceToken(ids[1] ?? '');
  const answer = await shop.server(
    'POST',
    `/subscriptions/v1/card/${ids[0]}`,
    shop.chargeBody(device, 'ref-1'),
  );
  expect(answer.json()).toMatchObject({ code: 'K008' });
});

test('a removed card, an unknown one and one that its bank forgot have codes of their own', async () => {
  const shop = kushkiShop();
  const charge = async (id: string, device: string) =>
    (
      await shop.server('POST', `/subscriptions/v1/card/${id}`, shop.chargeBody(device, 'ref-1'))
    ).json<{ code: string }>().code;
  const id = (await shop.subscribe()).json<{ subscriptionId: string }>().subscriptionId;
  const device = await shop.deviceToken(id);
  expect((await shop.server('DELETE', `/subscriptions/v1/card/${id}`)).statusCode).toBe(204);
  expect((await shop.server('DELETE', `/subscriptions/v1/card/${id}`)).json()).toMatchObject({
    code: 'K026',
  });
  expect([await charge(id, device), await charge('404', device)]).toEqual(['K026', 'K012']);
  const forgotten = (await shop.subscribe('4000000000000069')).json<{ subscriptionId: string }>()
    .subscriptionId;
  expect(await charge(forgotten, await shop.deviceToken(forgotten))).toBe('577');
  expect((await shop.subscribe('4000000000000341')).json()).toMatchObject({ code: 'K006' });
});

test('the emulator keeps neither a card number nor its code', async () => {
  const shop = kushkiShop();
  await shop.charge(await shop.token(), 'ref-1');
  const pages = await Promise.all(
    ['/_requests', '/_truth'].map((path) => shop.send('GET', path, undefined, {})),
  );
  const page = await shop.app.inject('/kushki');
  expect([...pages, page].map(({ body }) => body).join('')).not.toMatch(/4242424242424242|"123"/);
});

test('the hosted fields open for a local shop alone, and only its page may frame them', async () => {
  const { frames } = kushkiShop();
  const open = (origin: string) =>
    frames.inject(
      `/kushki/fields?merchant=m&nonce=abcdefghijklmnop&origin=${encodeURIComponent(origin)}`,
    );
  const page = await open('http://burger.localhost:3000');
  expect(page.headers['content-security-policy']).toContain(
    'frame-ancestors http://burger.localhost:3000',
  );
  expect(page.body).toContain('Nombre en la tarjeta');
  expect((await open('https://shop.example')).statusCode).toBe(400);
  expect(
    (await frames.inject('/kushki/fields?origin=http://a.localhost&nonce=short')).statusCode,
  ).toBe(400);
});
