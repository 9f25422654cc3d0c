import { randomUUID } from 'node:crypto';
import { person, wishFor } from './brands.ts';
import { type Acknowledged, asBuyer, type Buyer, cancel, GaveUp, isFinal, type Parts, statusOf, untilAnswered } from './buyer.ts';
import type { Answer } from './call.ts';
import { pay } from './paying.ts';
import { cancelAtRestaurant } from './restaurant.ts';

/** One shopper from the menu to the end of paying, or of patience. What a shopper who gave up was told still holds. */
export async function shop(parts: Parts): Promise<Acknowledged> {
  const brand = parts.brands[Math.floor(parts.draw() * parts.brands.length)] ?? parts.brands[0];
  const wish = wishFor(brand, parts.draw() < parts.shares.scarce);
  const buyer: Buyer = { ...parts, wish, token: '', hasAgreed: false, hasCancelled: false, keys: new Map(), tabs: [] };
  const orderIds = new Set<string>();
  try {
    buyer.token = await becomeGuest(buyer);
    await placeOrder(buyer, orderIds);
    const [orderId] = orderIds;
    if (orderId !== undefined) await payOrCancel(buyer, orderId);
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
    parts.tally.note(`never answered: ${error.message}`.slice(0, 120));
    parts.tally.note('shopper gave up');
  }
  const { hasAgreed, hasCancelled, keys, tabs } = buyer;
  return { wish, orderIds, hasAgreed, hasCancelled, keys, tabs };
}

async function becomeGuest(buyer: Buyer): Promise<string> {
  const brand = buyer.wish.brand.id;
  const { body: settings } = await untilAnswered(buyer, { brand, path: '/v1/settings' }, ({ status }) => status === 200);
  const headers = { 'x-create-user-token': String(settings.createUserToken) };
  const sent = { brand, method: 'POST', path: '/v1/users', headers, body: person };
  const { body } = await untilAnswered(buyer, sent, ({ status }) => status === 201);
  return String(body.token);
}

const soldOut = /STOCK|UNAVAILABLE|DISABLED|PRODUCT/;

async function placeOrder(buyer: Buyer, orderIds: Set<string>): Promise<void> {
  const key = randomUUID();
  const brand = buyer.wish.brand.id;
  const once = async (): Promise<void> => {
    const headers = asBuyer(buyer, { 'idempotency-key': key });
    const placed = await untilAnswered(buyer, { brand, method: 'POST', path: '/v1/orders', headers, body: buyer.wish.body });
    if (placed.status !== 202) return noteRefusal(buyer, placed);
    const outcome = await untilAnswered(
      buyer,
      { brand, path: '/v1/orders_job', headers: { 'x-job-authorization': String(placed.body.jobToken) } },
      (answer) => isFinal(answer) && answer.status !== 204,
    );
    if (outcome.status !== 200) return noteRefusal(buyer, outcome);
    orderIds.add(String(outcome.body.id));
  };
  const isDoubleClick = buyer.draw() < 0.1;
  if (isDoubleClick) buyer.tally.note('order button clicked twice');
  await Promise.all(isDoubleClick ? [once(), once()] : [once()]);
}

function noteRefusal({ tally, wish }: Buyer, { status, body }: Answer): void {
  const name = String(body?.name ?? body?.error ?? body?.code ?? status);
  tally.note(wish.isScarce || soldOut.test(name) ? 'order refused: sold out' : `order refused: ${name}`);
}

/** Some shoppers cancel instead of paying; some orders are cancelled by the restaurant once they are paid. */
async function payOrCancel(buyer: Buyer, orderId: string): Promise<void> {
  if (buyer.draw() < 0.05) return cancel(buyer, orderId);
  await pay(buyer, orderId);
  if (buyer.draw() < 0.12 && (await statusOf(buyer, orderId)) === 'completed') await cancelAtRestaurant(buyer, orderId);
}
