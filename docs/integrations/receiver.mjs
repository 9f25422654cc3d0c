// A complete receiver of Comanda's orders, without dependencies: node receiver.mjs It checks the
// signature, stores each order once in a folder, answers, and accepts the order by a signed call.
//
//   INTEGRATION_KEY   the brand's key (npm run tenant -- secret set <brand> integration)
//   PUBLIC_HOST       the host name in the address that Comanda calls, without a port, such as tpv.example.com
//   PORT, FOLDER      where it listens (behind https), and where it stores its orders
//   COMANDA_URL       address of Comanda; default: the callbackUrl of each order
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const { INTEGRATION_KEY: key, PUBLIC_HOST, PORT = '8080', FOLDER: folder = 'orders' } = process.env;
const { COMANDA_URL } = process.env;
if (!key) throw new Error('INTEGRATION_KEY is missing');
if (!PUBLIC_HOST) throw new Error('PUBLIC_HOST is missing');
mkdirSync(folder, { recursive: true });

const longestClockError = 300;
const longestBody = 1_000_000;
const ended = ['completed', 'cancelled', 'failed', 'reversed'];

/**
 * The signature covers the time, the method, the host without its port, the path with its query,
 * and the body as it was sent.
 */
const sign = (timestamp, method, host, target, body) =>
  createHmac('sha256', key).update(`${timestamp}.${method} ${host}${target}.${body}`).digest('hex');

/**
 * The host is our own name and not the Host header, which a proxy rewrites, and which somebody who
 * repeats a call elsewhere can choose.
 */
function isFromComanda({ headers, method, url }, body) {
  const timestamp = String(headers['x-integration-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-integration-signature'] ?? ''));
  const right = Buffer.from(sign(timestamp, method, PUBLIC_HOST, url, body));
  const isFresh = Math.abs(Date.now() / 1_000 - Number(timestamp)) <= longestClockError;
  return isFresh && given.length === right.length && timingSafeEqual(given, right);
}

const fileOf = (orderId) => join(folder, `${orderId}.json`);

function load(orderId) {
  try {
    return JSON.parse(readFileSync(fileOf(orderId), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Writes beside the old file and renames, so that a crash leaves the old or the new one and never
 * half of one.
 */
function save(order) {
  const path = fileOf(order.ticket.orderId);
  writeFileSync(`${path}.new`, JSON.stringify(order));
  renameSync(`${path}.new`, path);
}

/**
 * The same order may come twice, and its end may overtake its beginning: the end wins. An order
 * that was handed over may be refunded later.
 */
function store(ticket) {
  const earlier = load(ticket.orderId);
  const isRefunded = earlier?.ticket.status === 'completed' && ticket.status === 'reversed';
  if (
    earlier &&
    !isRefunded &&
    (ended.includes(earlier.ticket.status) || !ended.includes(ticket.status))
  )
    return false;
  save({ ticket, isAccepted: earlier?.isAccepted ?? ended.includes(ticket.status) });
  return earlier === null;
}

/**
 * Tells Comanda the status. A lost answer is harmless: the present status is accepted again. Each
 * try is signed anew.
 */
async function advance({ orderId, tenantId, callbackUrl }, status) {
  const target = `/v1/integrations/orders/${orderId}/status`;
  const body = JSON.stringify({ status });
  const timestamp = (Date.now() / 1_000).toFixed(3);
  const address = new URL(`${COMANDA_URL ?? callbackUrl}${target}`);
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': tenantId,
      'x-integration-timestamp': timestamp,
      'x-integration-signature': sign(timestamp, 'POST', address.hostname, target, body),
    },
    body,
  });
  if (answer.status >= 500) throw new Error(`Comanda answered ${answer.status}`);
  return answer.ok;
}

/**
 * Accepts an order, and tries again after 1, 2, 4 … 60 seconds while Comanda is away. A refusal
 * (1043) means that it was decided elsewhere.
 */
async function accept(ticket) {
  for (let pause = 1_000; ; pause = Math.min(pause * 2, 60_000)) {
    try {
      const isAccepted = await advance(ticket, 'preparing');
      save({ ...load(ticket.orderId), isAccepted: true });
      return console.log(
        `order ${ticket.number}: ${isAccepted ? 'accepted' : 'decided elsewhere'}`,
      );
    } catch (error) {
      console.error(`order ${ticket.number}: ${error.message}, again in ${pause / 1_000} s`);
      await wait(pause);
    }
  }
}

async function bodyOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > longestBody) throw new Error('the body is too long');
  }
  return text;
}

const server = createServer(async (request, response) => {
  const body = await bodyOf(request).catch(() => null);
  if (body === null || request.method !== 'POST') return response.writeHead(404).end();
  if (!isFromComanda(request, body)) return response.writeHead(401).end();
  const ticket = JSON.parse(body);
  const isNew = store(ticket);
  response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
  if (isNew && !ended.includes(ticket.status)) void accept(ticket);
});

server.listen(Number(PORT), () => console.log(`listening on ${PORT}`));

// Orders that a crash left unaccepted.
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const order = load(name.slice(0, -'.json'.length));
  if (order && !order.isAccepted) void accept(order.ticket);
}
