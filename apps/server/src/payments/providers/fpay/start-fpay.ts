import type { PaymentNext } from '@comanda/domain/payment/payment-next.ts';
import { cutText } from '@comanda/domain/text/cut-text.ts';
import * as v from 'valibot';
import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { StartRequest, StartResult } from '../../provider/start-request.ts';
import { isRefusal } from '../../take-last-step.ts';
import { callFpay, fpayUrl } from './call-fpay.ts';
import * as wire from './fpay-wire.ts';

type Wallet = Extract<PaymentNext, { kind: 'wallet' }>;

/** Creates the payment. Its approval address is the link, and the text of the code. */
export async function startFpay(
  context: ProviderContext,
  request: StartRequest,
): Promise<StartResult<Wallet>> {
  const answer = await callFpay(context, {
    method: 'POST',
    url: fpayUrl(context),
    body: newPayment(request),
  });
  const at = context.now();
  const read =
    answer?.kind === 'answer' && (answer.status === 200 || answer.status === 201)
      ? v.safeParse(wire.fpayPayment, answer.body)
      : null;
  const url = read?.success ? wire.linkOf(read.output, 'approval_url') : null;
  if (!read?.success || url === null || !isPageOfProvider(context, url)) {
    const isRefused = answer !== null && isRefusal(answer);
    return {
      next: null,
      report: { source: 'reply', reported: isRefused ? 'noRecord' : 'unknown', at },
    };
  }
  const endsAt = Math.min(request.expiresAt, Date.parse(read.output.expiration_date));
  return {
    next: {
      kind: 'wallet',
      url,
      qr: { as: 'text', value: url },
      expiresAt: new Date(endsAt).toISOString(),
    },
    report: { source: 'reply', reported: 'pending', at, providerRef: read.output.id },
  };
}

/**
 * The order as one item: the charged sum has tips, delivery and discounts in it, which the wallet
 * does not need to know.
 */
function newPayment({ attempt, orderNumber, buyer, returnUrl }: StartRequest) {
  const name = `Pedido ${orderNumber}`;
  const total = String(attempt.sum.minor);
  return {
    intent: 'sale',
    payer: {
      payer_info: { email: buyer.email, full_name: cutText(buyer.name, 100), country: 'CL' },
      payment_method: 'QUICKPAY_TOKEN',
    },
    transaction: {
      reference_id: attempt.merchantRef,
      gateway_order: attempt.merchantRef,
      description: name,
      soft_descriptor: name,
      amount: {
        currency: attempt.sum.currency,
        total,
        details: { subtotal: total, tax: '0', shipping: '0', shipping_discount: '0' },
      },
      item_list: { items: [{ sku: String(orderNumber), name, quantity: 1, price: total }] },
    },
    redirect_urls: { return_url: returnUrl, cancel_url: returnUrl },
  };
}
