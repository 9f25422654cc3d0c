import { randomUUID } from 'node:crypto';
import { type CallResult, brandHost, type OutgoingCall } from './call-server.ts';
import { pickWeighted } from './pick-weighted.ts';
import {
  asBuyer,
  type Buyer,
  cancel,
  pause,
  fetchPaymentStatus,
  callUntilAnswered,
} from './buyer.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

const pageActions = { pay: 72, decline: 10, cancel: 6, expire: 4, leave: 8 } as const;
const mostAttempts = 3;
const mostStarts = 12;

/** Pays an order, with up to `mostAttempts` attempts. */
export async function pay(buyer: Buyer, orderId: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const pages = await startPages(buyer, orderId);
    if (pages.length === 0) return;
    for (const token of pages)
      await decideOnPage(
        buyer,
        orderId,
        token,
        attempt === 0 ? pickWeighted(buyer.draw, pageActions) : 'pay',
      );
    if ((await fetchPaymentStatus(buyer, orderId)) !== 'failed' && buyer.draw() < 0.9) return;
    buyer.tally.note('shopper tried to pay again');
  }
}

type Page = { attemptId: string; token: string };

/**
 * The payment pages of the shopper. Sometimes the shopper presses pay in two tabs at once, each with its own key, or twice in one tab,
 * with one key. Empty if the order cannot be paid or its provider cannot be reached.
 */
async function startPages(buyer: Buyer, orderId: string): Promise<readonly string[]> {
  const kind = pickWeighted(buyer.draw, { once: 80, tabs: 12, twice: 8 });
  if (kind !== 'once')
    buyer.tally.note(kind === 'tabs' ? 'pay pressed in two tabs' : 'pay pressed twice');
  const key = randomUUID();
  const keys = kind === 'once' ? [key] : [key, kind === 'twice' ? key : randomUUID()];
  const started = await Promise.all(keys.map((each) => startPayment(buyer, orderId, each)));
  const pages = started.filter((page) => page !== null);
  if (kind === 'tabs') buyer.tabs.push(pages.map(({ attemptId }) => attemptId));
  return [...new Set(pages.map(({ token }) => token))];
}

/** Starts a payment under a key. A broken connection is retried with the same key, a refused start with a new key. */
async function startPayment(buyer: Buyer, orderId: string, firstKey: string): Promise<Page | null> {
  for (let tries = 0, key = firstKey; tries < mostStarts; tries += 1, key = randomUUID()) {
    const answer = await answerTo(buyer, startOf(buyer, orderId, key));
    if (answer.status === 201) return noteStart(buyer, key, answer.body);
    buyer.tally.note(`start refused: ${answer.status} ${answer.body?.code ?? ''}`.trim());
    if (answer.status < 500 && answer.status !== 429) return null;
    await pause(buyer, tries);
  }
  return null;
}

const startOf = (buyer: Buyer, orderId: string, key: string): OutgoingCall => ({
  brand: buyer.request.brand.id,
  method: 'POST',
  path: `/v1/orders/${orderId}/payments/webpay`,
  headers: asBuyer(buyer, { 'idempotency-key': key }),
  body: { redirect_url: `http://${brandHost(buyer.request.brand.id)}/processing-purchase` },
});

function noteStart({ keys }: Buyer, key: string, { attemptId, next }: AnyJson): Page {
  keys.set(key, (keys.get(key) ?? new Set()).add(String(attemptId)));
  return { attemptId: String(attemptId), token: String(next.fields.token_ws) };
}

/** Repeats a call until any response comes, including a 5xx. @throws NoAnswerError if no server responds. */
const answerTo = (buyer: Buyer, sent: OutgoingCall): Promise<CallResult> =>
  callUntilAnswered(buyer, sent, () => true);

async function decideOnPage(
  buyer: Buyer,
  orderId: string,
  token: string,
  does: keyof typeof pageActions,
): Promise<void> {
  buyer.tally.note(`on the page: ${does}`);
  if (does === 'leave') return;
  const way: AnyJson = await buyer.world.sandbox.call('POST', '/webpay/_pay', {
    token,
    outcome: does,
  });
  if (does === 'pay') buyer.hasApproved = true;
  if (buyer.draw() < buyer.shares.returnLost) return buyer.tally.note('return lost');
  const back = returnOf(buyer, way);
  const isDoubled = buyer.draw() < buyer.shares.returnDoubled;
  if (isDoubled) buyer.tally.note('return doubled');
  await Promise.all([
    returnToShop(buyer, back),
    ...(isDoubled ? [returnToShop(buyer, back)] : []),
    actBeforeReturn(buyer, orderId),
  ]);
}

/** The shopper's action in another tab before the browser returns: presses pay again, without using the page, or cancels. */
async function actBeforeReturn(buyer: Buyer, orderId: string): Promise<void> {
  const does = pickWeighted(buyer.draw, { nothing: 75, start: 20, cancel: 5 });
  if (does === 'cancel') return cancel(buyer, orderId);
  if (does === 'nothing') return;
  buyer.tally.note('pay pressed beside a return');
  const key = randomUUID();
  const answer = await buyer.world.call(startOf(buyer, orderId, key));
  if (answer?.status === 201) noteStart(buyer, key, answer.body);
}

function returnOf(
  buyer: Buyer,
  { method, url, fields }: { method: string; url: string; fields: Record<string, string> },
): OutgoingCall {
  const path = new URL(url).pathname;
  const brand = buyer.request.brand.id;
  return method === 'POST'
    ? { brand, method, path, form: fields }
    : { brand, path: `${path}?${new URLSearchParams(fields).toString()}` };
}

/** If the connection breaks, the browser shows an error, and the shopper reloads once. */
async function returnToShop(buyer: Buyer, back: OutgoingCall): Promise<void> {
  if (await buyer.world.call(back)) return;
  buyer.tally.note('return met a dead server');
  await pause(buyer);
  await buyer.world.call(back);
}
