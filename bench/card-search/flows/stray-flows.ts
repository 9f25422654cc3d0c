import { exchange, exchangeBytes } from '../exchange.ts';
import { type Flow, orderBody, placeOrder } from '../flow.ts';
import { grouped } from '../flow-card.ts';
import { type FlowKind, stray } from './flow-kinds.ts';

/** The number is where no number belongs: a shopper's mistake, a broken client, a hostile one. */
export const strayFlows: readonly FlowKind[] = [
  stray('in the fields of an order', async (flow) => statuses(flow, ordersWith(flow))),
  stray('in bodies that cannot be read', withBrokenBodies),
  stray('in headers', withHeaders),
  stray('in addresses that do not exist', withAddresses),
  stray('a connection that breaks in the middle of the body', async (flow) => {
    const port = await flow.stage.port();
    const text = orderText(flow);
    const sent = { brand: flow.brand, method: 'POST', path: '/v1/orders', body: text };
    const headers = { authorization: `Bearer ${flow.who.token}` };
    await exchange(port, { ...sent, headers, cut: text.length - 30 });
    return 'broken';
  }),
  stray('bytes that are no HTTP', async (flow) => {
    const { number } = flow.card;
    const head = `POST /v1/orders?n=${number} HTTP/1.1\r\nHost: burger.localhost\r\n`;
    for (const bytes of [
      `${number} ${number}\r\n\r\n`,
      `${head}Bad Header ${number}: 1\r\n\r\n`,
      `${head}Content-Length: ${number}\r\n\r\n`,
      `${head}Transfer-Encoding: chunked\r\n\r\nZZ${number}\r\n`,
      `GET / HTTP/1.1\r\nHost: ${number}\r\nX-Big: ${'1'.repeat(20_000)}\r\n\r\n`,
    ])
      await noteBytes(flow, bytes);
    return 'refused';
  }),
];

const orderText = (flow: Flow): string =>
  JSON.stringify({
    ...orderBody(flow, 'webpay'),
    card_number: flow.card.number,
    cvc: flow.card.marker,
  });

/**
 * The parser fails in the middle of the number, or before it is reached: an error that quotes its
 * input would have it.
 */
async function withBrokenBodies(flow: Flow): Promise<string> {
  const { number, marker } = flow.card;
  const text = orderText(flow);
  const bodies = [
    text.slice(0, -40),
    `{"card":"${number}" "cvc":"${marker}"}`,
    `{"card": ${number}${number}`,
    Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0x80])]),
    JSON.stringify({ note: `${number} `.repeat(40_000) }),
    `${'[{"a":'.repeat(20)}"${number}"${'}]'.repeat(20)}`,
  ];
  const seen = new Set<number>();
  for (const body of bodies) seen.add(await send(flow, body));
  for (const type of otherTypes) seen.add(await send(flow, text, { 'content-type': type }));
  return [...seen].toSorted((one, other) => one - other).join(' ');
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

async function send(flow: Flow, body: string | Buffer, headers: Record<string, string> = {}) {
  const { status } = await flow.asUser({ method: 'POST', path: '/v1/orders', body, headers });
  return status;
}

async function statuses(flow: Flow, bodies: readonly object[]): Promise<string> {
  const seen = new Set<number>();
  for (const body of bodies)
    seen.add((await flow.asUser({ method: 'POST', path: '/v1/orders', body })).status);
  return [...seen].toSorted().join(' ');
}

/**
 * Orders with the number in each field that a shopper fills in, in the spellings of shoppers. The
 * digits of a valid email are the name of a mailbox and no card:
 * docs/rules/limits.md#values-that-are-no-card-number.
 */
function ordersWith(flow: Flow): object[] {
  const { number } = flow.card;
  const note = `mi tarjeta: ${grouped(number, '-')}, vence 12/39`;
  const line = { product_id: 1, quantity: 1, modifiers: [{ id: 11, group_id: 1, quantity: 1 }] };
  const place = { text_address: 'Los Aromos 1', city: 'Ñuñoa', latitude: -33.45, longitude: -70.6 };
  const delivered = { dispatch_method: 'store_delivery', delivery_option: 'deliverDoor' };
  return [
    { name: `Ana ${number}` },
    { phone: number },
    { email: `${number} @example.com` },
    { coupon: { code: grouped(number, ' '), payment_method: 'webpay' } },
    { items_attributes: [{ ...line, key: number, instructions: note }] },
    { checkout_answers: [{ question: '¿NIT?', answer: grouped(number, '\u00a0') }] },
    { unknown_field: { deep: [Number(number)] } },
    { [number]: true },
    { ...delivered, address: { ...place, text_address: `Los Aromos ${number}` } },
    { ...delivered, address: { ...place, note }, dispatch_note: note },
  ].map((changes) => orderBody(flow, 'webpay', changes));
}

/**
 * Headers of clients and proxies. Programs make most of their values, so the server does not refuse
 * them all.
 */
async function withHeaders(flow: Flow): Promise<string> {
  const { number, marker } = flow.card;
  const headers: readonly Record<string, string>[] = [
    { 'idempotency-key': number },
    { 'x-request-id': number },
    { 'x-request-id': grouped(number, '-') },
    { referer: `https://burger.localhost/checkout?card=${number}&cvc=${marker}` },
    { 'user-agent': `Mozilla/5.0 (${number})` },
    { cookie: `card=${number}; cvc=${marker}` },
    { 'x-forwarded-for': number },
    { forwarded: `for=${number}` },
    { tracestate: `card=${number}` },
    { baggage: `card=${number}` },
    { 'accept-language': number },
    { 'x-tenant': number },
    { host: `${number}.example.com` },
    { 'x-cart-key': number },
    { 'x-login-token': number },
    { 'x-job-authorization': number },
    { authorization: `Bearer ${number}` },
    { 'x-card-number': number },
  ];
  for (const more of headers) {
    await flow.asUser({ path: '/v1/users/me', headers: more });
    await flow.asUser({ path: '/v1/settings', headers: more });
    await flow.asUser({ path: '/v1/orders_job', headers: more });
    await flow.call({ path: '/v1/payments/webpay/return?token_ws=1', headers: more });
  }
  await flow.asUser({
    method: 'POST',
    path: '/v1/orders',
    body: orderBody(flow, 'webpay'),
    headers: { 'user-agent': `Mozilla/5.0 (${number})` },
  });
  const orderId = await placeOrder(flow, 'webpay');
  await flow.asUser({
    method: 'POST',
    path: `/v1/orders/${orderId}/payments/webpay`,
    body: { redirect_url: `${flow.origin}/processing-purchase` },
    headers: { 'user-agent': `Mozilla/5.0 (${number})`, 'x-request-id': number },
  });
  return 'sent';
}

async function withAddresses(flow: Flow): Promise<string> {
  const { number, marker } = flow.card;
  const paths = [
    `/v1/orders/${number}`,
    `/v1/orders/${number}/payments/credomatic`,
    `/v1/users/cards/${number}/init_inscription`,
    `/v1/nothing/${number}?cvc=${marker}`,
    `/checkout?card=${grouped(number, '%20')}&cvc=${marker}`,
    `/${number}`,
    `/v1/%zz${number}`,
    `/assets/${number}.js`,
    `/metrics?card=${number}`,
    `/v1/geocoding/search?input=${number}&text=${number}`,
  ];
  for (const path of paths)
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const body = method === 'POST' ? { body: {} } : {};
      await flow.asUser({ method, path, ...body });
    }
  return 'refused';
}

async function noteBytes({ stage }: Flow, bytes: string): Promise<void> {
  const answer = await exchangeBytes(await stage.port(), bytes);
  stage.evidence.add('answers', 'answers.txt', answer);
}
