import { objectsIn, numberOrNull, readObject, textOrNull } from '../http/read-json.ts';
import { quoteCustomerText } from './quote-customer-text.ts';
import { readSlip } from './slip.ts';
import { type KitchenNotice, readTicketStatus, type TicketProduct } from './ticket.ts';

const productOf = (product: Readonly<Record<string, unknown>>): TicketProduct => ({
  name: textOrNull(product['name']) ?? '?',
  quantity: numberOrNull(product['quantity']) ?? 1,
  detail: detailOf(product).join(' · '),
  ...amountsOf(product),
});

function amountsOf(product: Readonly<Record<string, unknown>>): Partial<TicketProduct> {
  const [total, discount] = [numberOrNull(product['total']), numberOrNull(product['discount'])];
  return total === null || discount === null ? {} : { total, discount };
}

const detailOf = (product: Readonly<Record<string, unknown>>): readonly string[] =>
  [
    ...objectsIn(product['modifiers']).map(modifierText),
    quoteCustomerText(textOrNull(product['instructions']) ?? ''),
  ].filter((text) => text !== '');

/** Formats a modifier: "Extras: 2× Tocino". */
function modifierText(modifier: Readonly<Record<string, unknown>>): string {
  const name = textOrNull(modifier['name']);
  if (name === null) return '';
  const [group, quantity] = [
    textOrNull(modifier['groupName']),
    numberOrNull(modifier['quantity']) ?? 1,
  ];
  return `${group === null ? '' : `${group}: `}${quantity > 1 ? `${quantity}× ` : ''}${name}`;
}

const endOf = (reason: string | null): Pick<KitchenNotice, 'endReason'> =>
  reason === null ? {} : { endReason: reason };

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads the webhook's body. Null if it is not an order or has no callback address. */
export function readKitchenNotice(rawBody: string): KitchenNotice | null {
  const body = readObject(rawBody);
  if (body === null) return null;
  const [tenantId, orderId, callbackUrl] = [
    textOrNull(body['tenantId']),
    textOrNull(body['orderId']),
    textOrNull(body['callbackUrl']),
  ];
  if (tenantId === null || orderId === null || callbackUrl === null || !isAddress(callbackUrl))
    return null;
  const slip = readSlip(body);
  return {
    ...(slip === null ? {} : { slip }),
    tenantId,
    orderId,
    number: numberOrNull(body['number']) ?? 0,
    dispatchMethod: textOrNull(body['dispatchMethod']) ?? 'store_delivery',
    broughtBy: textOrNull(body['broughtBy']) === 'courier' ? 'courier' : 'store',
    status: readTicketStatus(textOrNull(body['status']) ?? 'created'),
    ...endOf(textOrNull(body['endReason'])),
    ...(body['estimatedAt'] === null ? { needsTime: true } : {}),
    callbackUrl,
    products: objectsIn(body['products']).map(productOf),
  };
}
