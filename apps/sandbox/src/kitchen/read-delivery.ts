import { listOf, numberOf, readObject, textOf } from '../http/read-json.ts';
import { quoted } from './quoted.ts';
import { readSlip } from './slip.ts';
import { type Delivery, readStatus, type TicketProduct } from './ticket.ts';

const productOf = (product: Readonly<Record<string, unknown>>): TicketProduct => ({
  name: textOf(product['name']) ?? '?',
  quantity: numberOf(product['quantity']) ?? 1,
  detail: detailOf(product).join(' · '),
});

const detailOf = (product: Readonly<Record<string, unknown>>): readonly string[] =>
  [...listOf(product['modifiers']).map(modifierText), quoted(textOf(product['instructions']) ?? '')].filter((text) => text !== '');

/** As "Extras: 2× Tocino". */
function modifierText(modifier: Readonly<Record<string, unknown>>): string {
  const name = textOf(modifier['name']);
  if (name === null) return '';
  const [group, quantity] = [textOf(modifier['groupName']), numberOf(modifier['quantity']) ?? 1];
  return `${group === null ? '' : `${group}: `}${quantity > 1 ? `${quantity}× ` : ''}${name}`;
}

const endOf = (reason: string | null): Pick<Delivery, 'endReason'> => (reason === null ? {} : { endReason: reason });

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads the webhook's body; null when it is not an order, or names no address to answer to. */
export function readDelivery(rawBody: string): Delivery | null {
  const body = readObject(rawBody);
  if (body === null) return null;
  const [tenantId, orderId, callbackUrl] = [textOf(body['tenantId']), textOf(body['orderId']), textOf(body['callbackUrl'])];
  if (tenantId === null || orderId === null || callbackUrl === null || !isAddress(callbackUrl)) return null;
  const slip = readSlip(body);
  return {
    ...(slip === null ? {} : { slip }),
    tenantId,
    orderId,
    number: numberOf(body['number']) ?? 0,
    dispatchMethod: textOf(body['dispatchMethod']) ?? 'store_delivery',
    broughtBy: textOf(body['broughtBy']) === 'courier' ? 'courier' : 'store',
    status: readStatus(textOf(body['status']) ?? 'created'),
    ...endOf(textOf(body['endReason'])),
    ...(body['estimatedAt'] === null ? { needsTime: true } : {}),
    callbackUrl,
    products: listOf(body['products']).map(productOf),
  };
}
