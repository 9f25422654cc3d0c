import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { openNaiveCounter } from './counter/naive-counter.ts';

/**
 * The server of a first draft, for comparison: no idempotency key; an attempt is stored after its
 * call; a commit counts as paid if it responds and as refused if it does not; nothing polls. It has
 * the shop's endpoints, so that the same shoppers can use both.
 */
const pool = new pg.Pool({ connectionString: process.env['NAIVE_DATABASE_URL'], max: 8 });
pool.on('error', () => undefined);
const api = `${process.env['SANDBOX_URL']}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions`;
const headers = {
  'tbk-api-key-id': '597055555532',
  'tbk-api-key-secret': 'sandbox-webpay-secret',
  'content-type': 'application/json',
};

type Reply = { status: number; body?: unknown };

type Placed = { brand: string; key: string; total: number };

async function place({ brand, key, total }: Placed): Promise<Reply> {
  const id = randomUUID();
  await pool.query('insert into naive_orders (id, brand, key, total) values ($1, $2, $3, $4)', [
    id,
    brand,
    key,
    total,
  ]);
  return { status: 202, body: { jobToken: id } };
}

async function read(id: string): Promise<Reply> {
  const { rows } = await pool.query(
    'select id, total, paid, failed from naive_orders where id = $1',
    [id],
  );
  const [row] = rows;
  return {
    status: row ? 200 : 404,
    body: { ...row, paymentStatus: row?.paid ? 'completed' : row?.failed ? 'failed' : 'created' },
  };
}

async function start(orderId: string, host: string): Promise<Reply> {
  const merchantRef = randomUUID().slice(0, 26);
  const { rows } = await pool.query('select total from naive_orders where id = $1', [orderId]);
  const total = Number(rows[0]?.total);
  const body = {
    buy_order: merchantRef,
    session_id: orderId,
    amount: total,
    return_url: `http://${host}/v1/payments/webpay/return`,
  };
  const answer = await fetch(api, { method: 'POST', headers, body: JSON.stringify(body) });
  const { token, url } = (await answer.json()) as { token: string; url: string };
  if (!answer.ok) return { status: 503 };
  await pool.query(
    'insert into naive_attempts (order_id, merchant_ref, token) values ($1, $2, $3)',
    [orderId, merchantRef, token],
  );
  return {
    status: 201,
    body: { attemptId: token, next: { action: url, fields: { token_ws: token } } },
  };
}

async function handleReturn(fields: URLSearchParams): Promise<Reply> {
  const token = fields.get('token_ws') ?? '';
  const { rows } = await pool.query('select order_id from naive_attempts where token = $1', [
    token,
  ]);
  if (!rows[0]) return { status: 303 };
  const paid = await commit(token);
  await pool.query('update naive_orders set paid = $2, failed = not $2 where id = $1', [
    rows[0].order_id,
    paid,
  ]);
  return { status: 303 };
}

async function commit(token: string): Promise<boolean> {
  try {
    const answer = await fetch(`${api}/${token}`, {
      method: 'PUT',
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    const result = (await answer.json()) as { response_code?: number };
    return answer.ok && result.response_code === 0;
  } catch {
    return false;
  }
}

const brandOf = ({ headers: { host } }: IncomingMessage): string =>
  String(host).split('.')[0] ?? '';

async function answer(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://naive');
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /v1/settings') return { status: 200, body: { createUserToken: 'x' } };
  if (route === 'POST /v1/users') return { status: 201, body: { token: 'x' } };
  const brand = brandOf(request);
  if (route === 'POST /v1/orders')
    return place({
      brand,
      key: String(request.headers['idempotency-key']),
      total: JSON.parse(text).order.expected_total,
    });
  if (route === 'GET /v1/orders_job') return read(String(request.headers['x-job-authorization']));
  if (url.pathname.startsWith('/v1/integrations/')) return { status: 404 };
  if (url.pathname.endsWith('/return'))
    return handleReturn(new URLSearchParams(`${url.searchParams.toString()}&${text}`));
  const orderId = url.pathname.split('/')[3] ?? '';
  return url.pathname.endsWith('/payments/webpay')
    ? start(orderId, String(request.headers.host))
    : read(orderId);
}

const counter = openNaiveCounter(pool);

async function answerTablet(request: IncomingMessage): Promise<Reply> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return counter.answer({
    method: String(request.method),
    path: String(request.url),
    brand: brandOf(request),
    token: String(request.headers.authorization).replace('Bearer ', ''),
    key: String(request.headers['idempotency-key']),
    body: text === '' ? {} : JSON.parse(text),
  });
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isTablet = request.url?.startsWith('/v1/counter/') === true;
  if (isTablet && request.url?.endsWith('/events') === true)
    return counter.follow(brandOf(request), response).catch(() => void response.destroy());
  const reply = await (isTablet ? answerTablet(request) : answer(request)).catch((): Reply => ({
    status: 500,
  }));
  response
    .writeHead(reply.status, { 'content-type': 'application/json' })
    .end(reply.body === undefined ? '' : JSON.stringify(reply.body));
}

const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `${JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port })}\n`,
  );
});
