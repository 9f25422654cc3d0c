import { listOf, numberOf, readObject, textOf } from '../http/read-json.ts';
import { type Delivery, readStatus, type TicketProduct } from './ticket.ts';

const productOf = (product: Readonly<Record<string, unknown>>): TicketProduct => ({
  name: textOf(product['name']) ?? '?',
  quantity: numberOf(product['quantity']) ?? 1,
  detail: detailOf(product).join(' · '),
});

const detailOf = (product: Readonly<Record<string, unknown>>): readonly string[] =>
  [...listOf(product['modifiers']).map((modifier) => modifier['name']), product['instructions']]
    .map(textOf)
    .filter((text) => text !== null);

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads the webhook's body; null when it is not an order, or names no address to answer to. */
export function readDelivery(rawBody: string): Delivery | null {
  const body = readObject(rawBody);
  if (body === null) return null;
  const [tenantId, orderId, callbackUrl] = [textOf(body['tenantId']), textOf(body['orderId']), textOf(body['callbackUrl'])];
  if (tenantId === null || orderId === null || callbackUrl === null || !isAddress(callbackUrl)) return null;
  return {
    tenantId,
    orderId,
    number: numberOf(body['number']) ?? 0,
    dispatchMethod: textOf(body['dispatchMethod']) ?? 'store_delivery',
    broughtBy: textOf(body['broughtBy']) === 'courier' ? 'courier' : 'store',
    status: readStatus(textOf(body['status']) ?? 'created'),
    callbackUrl,
    products: listOf(body['products']).map(productOf),
  };
}
