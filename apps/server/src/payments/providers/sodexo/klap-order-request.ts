import { minuteMs } from '@comanda/domain/duration.ts';
import { cutText } from '@comanda/domain/text/cut-text.ts';
import type { StartRequest } from '../../provider/start-request.ts';

/**
 * Builds the order that Klap is asked to create. The page's minutes are a text, are rounded down,
 * and are required: the page ends before the order's payment window does. Both ways back are the
 * same address with our reference, because Klap adds nothing to it.
 */
export function klapOrderRequest(request: StartRequest, now: number) {
  const { attempt, webhookUrl, orderNumber, expiresAt } = request;
  const total = attempt.sum.minor;
  const back = returnAddress(request);
  const name = `Pedido ${orderNumber}`;
  return {
    reference_id: attempt.merchantRef,
    description: name,
    amount: { currency: attempt.sum.currency, total, details: { subtotal: total, fee: 0, tax: 0 } },
    methods: ['sodexo'],
    user: payerOf(request),
    items: [{ name, code: String(orderNumber), price: total, unit_price: total, quantity: 1 }],
    customs: [{ key: 'sodexo_expiration_minutes', value: minutesUntil(expiresAt, now) }],
    urls: { return_url: back, cancel_url: back },
    webhooks: { webhook_confirm: webhookUrl, webhook_reject: webhookUrl },
  };
}

const minutesUntil = (expiresAt: number, now: number): string =>
  String(Math.max(1, Math.floor((expiresAt - now) / minuteMs)));

function returnAddress({ returnUrl, attempt }: StartRequest): string {
  const address = new URL(returnUrl);
  address.searchParams.set('ref', attempt.merchantRef);
  return address.href;
}

/** Klap wants a first and a last name. A name of one word has no last name. */
function payerOf({ buyer: { name, email, phone } }: StartRequest) {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const last = cutText(others.join(' '), 100);
  return {
    email,
    first_name: cutText(first, 100) || 'Cliente',
    ...(last === '' ? {} : { last_name: last }),
    ...(phone === '' ? {} : { phone: cutText(phone, 20) }),
  };
}
