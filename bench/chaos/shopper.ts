import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, host, type Json, type Sent } from './call.ts';
import { type Draw, pick } from './draw.ts';
import { orderBody, person } from './order-body.ts';
import type { Tally } from './tally.ts';
import type { World } from './world.ts';

/** What a shopper was told: the order that each answer under the shopper's key named. */
export type Acknowledged = { key: string; orderIds: ReadonlySet<string> };
export type Shares = { returnLost: number; returnDoubled: number };

type Shop = { world: World; draw: Draw; tally: Tally; shares: Shares };
type Buyer = Shop & { token: string };

const pauseMs = 120;
const mostTries = 250;

/** Asks again after a lost answer or a 5xx, as a browser does and a shopper after it. @throws when nobody answers for half a minute. */
async function untilAnswered({ world, draw }: Shop, sent: Sent, isAnswer: (answer: Answer) => boolean = () => true): Promise<Answer> {
  let last: Answer | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    last = await world.call(sent);
    if (last && last.status < 500 && last.status !== 429 && isAnswer(last)) return last;
    await wait(pauseMs * (0.5 + draw()));
  }
  throw new Error(`${sent.method ?? 'GET'} ${sent.path} was never answered: ${JSON.stringify(last)}`);
}

/** One shopper from the menu to the end of paying, or of patience. */
export async function shop(parts: Shop): Promise<Acknowledged> {
  const buyer = { ...parts, token: await becomeGuest(parts) };
  const key = randomUUID();
  const placed = await placeOrder(buyer, key);
  await pay(buyer, placed.id);
  return { key, orderIds: placed.ids };
}

async function becomeGuest(parts: Shop): Promise<string> {
  const { body: settings } = await untilAnswered(parts, { path: '/v1/settings' });
  const headers = { 'x-create-user-token': String(settings.createUserToken) };
  const { body } = await untilAnswered(parts, { method: 'POST', path: '/v1/users', headers, body: person }, ({ status }) => status === 201);
  return String(body.token);
}

const asBuyer = ({ token }: Buyer, more: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...more });

async function placeOrder(buyer: Buyer, key: string): Promise<{ id: string; ids: ReadonlySet<string> }> {
  const once = async (): Promise<string> => {
    const sent = { method: 'POST', path: '/v1/orders', headers: asBuyer(buyer, { 'idempotency-key': key }), body: orderBody };
    const placed = await untilAnswered(buyer, sent, ({ status }) => status === 202);
    const headers = { 'x-job-authorization': String(placed.body.jobToken) };
    const outcome = await untilAnswered(buyer, { path: '/v1/orders_job', headers }, ({ status }) => status === 200);
    return String(outcome.body.id);
  };
  const isDoubleClick = buyer.draw() < 0.1;
  if (isDoubleClick) buyer.tally.note('order button clicked twice');
  const ids = await Promise.all(isDoubleClick ? [once(), once()] : [once()]);
  return { id: ids[0] ?? '', ids: new Set(ids) };
}

const onPage = { pay: 72, decline: 10, cancel: 6, expire: 4, leave: 8 } as const;
const mostAttempts = 3;

async function pay(buyer: Buyer, orderId: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const pages = await pagesOf(buyer, orderId);
    if (pages.length === 0) return;
    for (const token of pages) await decide(buyer, token, attempt === 0 ? pick(buyer.draw, onPage) : 'pay');
    if ((await statusOf(buyer, orderId)) !== 'failed' && buyer.draw() < 0.9) return;
    buyer.tally.note('shopper tried to pay again');
  }
}

/** The page to pay at; now and then two, in two tabs. None: the order takes no money, or its provider cannot be reached. */
async function pagesOf(buyer: Buyer, orderId: string): Promise<string[]> {
  const isTwoTabs = buyer.draw() < 0.05;
  if (isTwoTabs) buyer.tally.note('paid in two tabs');
  const starts = [];
  for (let tab = 0; tab < (isTwoTabs ? 2 : 1); tab += 1) starts.push(await startPayment(buyer, orderId));
  return starts.filter((token) => token !== null);
}

async function startPayment(buyer: Buyer, orderId: string): Promise<string | null> {
  for (let tries = 0; tries < 12; tries += 1) {
    const sent = {
      method: 'POST',
      path: `/v1/orders/${orderId}/payments/webpay`,
      headers: asBuyer(buyer, { 'idempotency-key': randomUUID() }),
      body: { redirect_url: `http://${host}/processing-purchase` },
    };
    const answer = (await buyer.world.call(sent)) ?? (await untilAnsweredAtAll(buyer, sent));
    if (answer?.status === 201) return String(answer.body.next.fields.token_ws);
    if (answer) buyer.tally.note(`start refused: ${answer.status} ${answer.body?.code ?? ''}`.trim());
    if (answer && answer.status < 500) return null;
    await wait(pauseMs * (1 + tries) * buyer.draw());
  }
  return null;
}

/** The same key again while the connection breaks: the same attempt. */
async function untilAnsweredAtAll({ world, draw }: Buyer, sent: Sent): Promise<Answer | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await wait(pauseMs * (0.5 + draw()));
    const answer = await world.call(sent);
    if (answer) return answer;
  }
  return null;
}

async function decide(buyer: Buyer, token: string, does: keyof typeof onPage): Promise<void> {
  buyer.tally.note(`on the page: ${does}`);
  if (does === 'leave') return;
  const way: Json = await buyer.world.sandbox.ask('POST', '/webpay/_pay', { token, outcome: does });
  if (buyer.draw() < buyer.shares.returnLost) return buyer.tally.note('return lost');
  const back = returnOf(way);
  const isDoubled = buyer.draw() < buyer.shares.returnDoubled;
  if (isDoubled) buyer.tally.note('return doubled');
  await Promise.all([bringBack(buyer, back), ...(isDoubled ? [bringBack(buyer, back)] : [])]);
}

function returnOf({ method, url, fields }: { method: string; url: string; fields: Record<string, string> }): Sent {
  const path = new URL(url).pathname;
  return method === 'POST' ? { method, path, form: fields } : { path: `${path}?${new URLSearchParams(fields).toString()}` };
}

/** A browser whose connection breaks shows an error, and its shopper reloads once. */
async function bringBack({ world, tally }: Buyer, back: Sent): Promise<void> {
  const answer = await world.call(back);
  if (answer) return;
  tally.note('return met a dead server');
  await wait(pauseMs);
  await world.call(back);
}

async function statusOf(buyer: Buyer, orderId: string): Promise<string> {
  const { body } = await untilAnswered(buyer, { path: `/v1/orders/${orderId}`, headers: asBuyer(buyer) });
  return String(body?.paymentStatus);
}
