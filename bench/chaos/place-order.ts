import { randomUUID } from 'node:crypto';
import { asBuyer, type Buyer, callUntilAnswered, isFinal } from './buyer.ts';
import type { CallResult } from './call-server.ts';
import { buyerDetails } from './chaos-brands.ts';

/** Creates a guest of the buyer's brand; resolves to its token. */
export async function becomeGuest(buyer: Buyer): Promise<string> {
  const brand = buyer.request.brand.id;
  const { body: settings } = await callUntilAnswered(
    buyer,
    { brand, path: '/v1/settings' },
    ({ status }) => status === 200,
  );
  const headers = { 'x-create-user-token': String(settings.createUserToken) };
  const sent = {
    brand,
    method: 'POST',
    path: '/v1/users',
    headers,
    body: buyerDetails(buyer.request.brand),
  };
  const { body } = await callUntilAnswered(buyer, sent, ({ status }) => status === 201);
  return String(body.token);
}

const soldOut = /STOCK|UNAVAILABLE|DISABLED|PRODUCT/;
/** Codes of a used-up coupon and of too few points. */
const discountCodes: readonly unknown[] = [1014, 1050];

/**
 * Orders under one key, and some with a double click. The orders in the answers are added to
 * `orderIds`.
 */
export async function placeOrder(buyer: Buyer, orderIds: Set<string>): Promise<void> {
  const key = randomUUID();
  const brand = buyer.request.brand.id;
  const once = async (): Promise<void> => {
    const headers = asBuyer(buyer, { 'idempotency-key': key });
    const placed = await callUntilAnswered(buyer, {
      brand,
      method: 'POST',
      path: '/v1/orders',
      headers,
      body: buyer.request.body,
    });
    if (placed.status !== 202) return noteRefusal(buyer, placed);
    const outcome = await callUntilAnswered(
      buyer,
      {
        brand,
        path: '/v1/orders_job',
        headers: { 'x-job-authorization': String(placed.body.jobToken) },
      },
      (answer) => isFinal(answer) && answer.status !== 204,
    );
    if (outcome.status !== 200) return noteRefusal(buyer, outcome);
    orderIds.add(String(outcome.body.id));
  };
  const isDoubleClick = buyer.draw() < 0.1;
  if (isDoubleClick) buyer.tally.note('order button clicked twice');
  await Promise.all(isDoubleClick ? [once(), once()] : [once()]);
}

/** A shopper whose coupon or points are refused orders once more without them. */
function noteRefusal(buyer: Buyer, { status, body }: CallResult): void {
  const { tally, request } = buyer;
  if (discountCodes.includes(body?.code)) {
    buyer.isDiscountRefused = true;
    return tally.note(`discount refused: ${String(body.code)}`);
  }
  const name = String(body?.name ?? body?.error ?? body?.code ?? status);
  tally.note(
    request.isScarce || soldOut.test(name) ? 'order refused: sold out' : `order refused: ${name}`,
  );
}
