import { randomUUID } from 'node:crypto';
import { type ChaosMethod, pageKeyOf, startPath } from './chaos-methods.ts';
import type { CallResult, OutgoingCall } from './call-server.ts';
import { pickWeighted } from './pick-weighted.ts';
import { deleteCardOf, prepareStart, type Start } from './prepare-start.ts';
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

/**
 * Draws the method of one attempt, of those that the shopper's brand has; guests have no saved
 * cards.
 */
function drawMethod({ request, userId, draw }: Buyer): ChaosMethod {
  const usable = request.brand.methods.filter(
    ({ savedCard }) => savedCard === null || userId !== null,
  );
  return usable[Math.floor(draw() * usable.length)] ?? request.method;
}

/**
 * Pays an order, with up to `mostAttempts` attempts. After the first one each may use another
 * method.
 */
export async function pay(buyer: Buyer, orderId: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const method = attempt === 0 ? buyer.request.method : drawMethod(buyer);
    const pages = await startPages(buyer, orderId, method);
    if (pages.length === 0) return;
    for (const page of pages)
      await decideOnPage(
        buyer,
        orderId,
        page,
        attempt === 0 ? pickWeighted(buyer.draw, pageActions) : 'pay',
      );
    if ((await fetchPaymentStatus(buyer, orderId)) !== 'failed' && buyer.draw() < 0.9) return;
    buyer.tally.note('shopper tried to pay again');
  }
}

/** `key` null: the payment has no page. `pays`: what is paid on it is approved. */
type Page = { attemptId: string; method: ChaosMethod; key: string | null; pays: boolean };

/**
 * The payment pages of the shopper. Sometimes the shopper presses pay in two tabs at once, each
 * with its own key, or twice in one tab, with one key. Empty if the order cannot be paid or its
 * provider cannot be reached.
 */
async function startPages(
  buyer: Buyer,
  orderId: string,
  method: ChaosMethod,
): Promise<readonly Page[]> {
  const kind = pickWeighted(buyer.draw, { once: 80, tabs: 12, twice: 8 });
  if (kind !== 'once')
    buyer.tally.note(kind === 'tabs' ? 'pay pressed in two tabs' : 'pay pressed twice');
  const key = randomUUID();
  const keys = kind === 'once' ? [key] : [key, kind === 'twice' ? key : randomUUID()];
  const start = await prepareStart(buyer, orderId, method);
  if (start === null) return [];
  const deletion = pickWeighted(buyer.draw, { none: 80, during: 12, after: 8 });
  const [started] = await Promise.all([
    Promise.all(keys.map((each) => startPayment(buyer, orderId, each, start))),
    ...(deletion === 'during' ? [deleteCardOf(buyer, orderId, start)] : []),
  ]);
  if (deletion === 'after') await deleteCardOf(buyer, orderId, start);
  const pages = started.filter((page) => page !== null);
  if (kind === 'tabs') buyer.tabs.push(pages.map(({ attemptId }) => attemptId));
  return [...new Map(pages.map((page) => [page.key, page])).values()];
}

/**
 * Starts a payment under a key. A broken connection is retried with the same key, a refused start
 * with a new key.
 */
async function startPayment(
  buyer: Buyer,
  orderId: string,
  firstKey: string,
  start: Start,
): Promise<Page | null> {
  for (let tries = 0, key = firstKey; tries < mostStarts; tries += 1, key = randomUUID()) {
    const answer = await answerTo(buyer, startOf(buyer, orderId, key, start));
    if (answer.status === 201) return noteStart(buyer, key, start, answer.body);
    buyer.tally.note(`start refused: ${answer.status} ${answer.body?.code ?? ''}`.trim());
    if (answer.status < 500 && answer.status !== 429) return null;
    await pause(buyer, tries);
  }
  return null;
}

const startOf = (
  buyer: Buyer,
  orderId: string,
  key: string,
  { method, request }: Start,
): OutgoingCall => ({
  brand: buyer.request.brand.id,
  method: 'POST',
  path: `${startPath(orderId, method)}${request.query}`,
  headers: asBuyer(buyer, { 'idempotency-key': key }),
  body: request.body,
});

function noteStart(
  { keys, tally }: Buyer,
  key: string,
  { method, pays }: Start,
  { attemptId, next }: AnyJson,
): Page {
  tally.note(`payment started: ${method.name}`);
  keys.set(key, (keys.get(key) ?? new Set()).add(String(attemptId)));
  return { attemptId: String(attemptId), method, key: pageKeyOf(next), pays };
}

/**
 * Repeats a call until any response comes, including a 5xx. @throws NoAnswerError if no server
 * responds.
 */
const answerTo = (buyer: Buyer, sent: OutgoingCall): Promise<CallResult> =>
  callUntilAnswered(buyer, sent, () => true);

async function decideOnPage(
  buyer: Buyer,
  orderId: string,
  { method, key, pays }: Page,
  does: keyof typeof pageActions,
): Promise<void> {
  if (key === null) return;
  buyer.tally.note(`on the page: ${does}`);
  if (does === 'leave') return;
  const way: AnyJson = await buyer.world.sandbox.call('POST', `/${method.emulator}/_pay`, {
    token: key,
    outcome: does,
  });
  if (does === 'pay' && method.isCommitted && pays) buyer.hasApproved = true;
  if (way === null) return;
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

/**
 * The shopper's action in another tab before the browser returns: presses pay again, without using
 * the page, or cancels.
 */
async function actBeforeReturn(buyer: Buyer, orderId: string): Promise<void> {
  const does = pickWeighted(buyer.draw, { nothing: 75, start: 20, cancel: 5 });
  if (does === 'cancel') return cancel(buyer, orderId);
  if (does === 'nothing') return;
  buyer.tally.note('pay pressed beside a return');
  const key = randomUUID();
  const method = drawMethod(buyer);
  const start = await prepareStart(buyer, orderId, method);
  if (start === null) return;
  const answer = await buyer.world.call(startOf(buyer, orderId, key, start));
  if (answer?.status === 201) noteStart(buyer, key, start, answer.body);
}

function returnOf(
  buyer: Buyer,
  { method, url, fields }: { method: string; url: string; fields: Record<string, string> },
): OutgoingCall {
  const { pathname: path, searchParams } = new URL(url);
  const brand = buyer.request.brand.id;
  return method === 'POST'
    ? { brand, method, path, form: fields }
    : {
        brand,
        path: `${path}?${new URLSearchParams([...searchParams, ...Object.entries(fields)]).toString()}`,
      };
}

/** If the connection breaks, the browser shows an error, and the shopper reloads once. */
async function returnToShop(buyer: Buyer, back: OutgoingCall): Promise<void> {
  if (await buyer.world.call(back)) return;
  buyer.tally.note('return met a dead server');
  await pause(buyer);
  await buyer.world.call(back);
}
