import { cutText } from '@comanda/domain/text/cut-text.ts';
import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { formOfAddress } from '../../provider/form-of-address.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { PaymentBuyer, StartRequest, StartResult } from '../../provider/start-request.ts';
import { callMercadoPago } from './call-mercado-pago.ts';
import { longPast, mercadoPagoDate } from './mercado-pago-dates.ts';
import { majorOf } from './mercado-pago-money.ts';
import * as wire from './mercado-pago-wire.ts';

/**
 * Creates a preference and sends the browser to its page, which a GET form opens with the
 * preference's id as a field.
 */
export async function startMercadoPago(
  context: ProviderContext,
  request: StartRequest,
): Promise<StartResult<RedirectForm>> {
  const answer = await callMercadoPago(context, {
    method: 'POST',
    path: '/checkout/preferences/',
    body: preferenceBody(request, context.now()),
    key: `${request.attempt.id}:start`,
  });
  const reply = { source: 'reply', at: context.now() } as const;
  const read =
    answer.kind === 'answer' && (answer.status === 201 || answer.status === 200)
      ? v.safeParse(wire.mercadoPagoPreference, answer.body)
      : null;
  const page = read?.success ? pageOf(context, read.output) : null;
  const next = page === null ? null : formOfAddress(context, page);
  if (!read?.success || next === null)
    return {
      next: null,
      report: { ...reply, reported: isRefusal(answer) ? 'noRecord' : 'unknown' },
    };
  return { next, report: { ...reply, reported: 'pending', providerRef: read.output.id } };
}

/** Test accounts pay on a page of their own. */
const pageOf = (
  { secrets }: ProviderContext,
  { init_point: page, sandbox_init_point: testPage }: wire.MercadoPagoPreference,
): string => (secrets['accessToken']?.startsWith('TEST-') ? (testPage ?? page) : page);

/**
 * A refusal created no preference. Any other answer may have created one, but nobody can pay it
 * without its address.
 */
const isRefusal = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && [400, 401, 403, 404, 405, 415, 422].includes(answer.status);

/**
 * Types of payment whose money may arrive days later: vouchers, and transfers such as SPEI. The
 * page does not offer them.
 */
const paidLater = ['ticket', 'atm', 'bank_transfer'] as const;

/** One item with the charged amount, so that nothing has to add up. */
const preferenceBody = (
  { attempt, returnUrl, webhookUrl, expiresAt, orderNumber, buyer }: StartRequest,
  now: number,
): object => ({
  items: [
    {
      title: `Pedido ${orderNumber}`,
      quantity: 1,
      unit_price: majorOf(attempt.sum.minor, attempt.sum.currency),
      currency_id: attempt.sum.currency,
    },
  ],
  ...payerPart(buyer),
  back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
  auto_return: 'approved',
  external_reference: attempt.merchantRef,
  notification_url: webhooksOnly(webhookUrl),
  expires: true,
  expiration_date_from: longPast(now),
  expiration_date_to: mercadoPagoDate(expiresAt),
  date_of_expiration: mercadoPagoDate(expiresAt),
  binary_mode: true,
  payment_methods: { excluded_payment_types: paidLater.map((id) => ({ id })) },
});

/** Asks for the signed messages alone: the older ones have no signature. */
function webhooksOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set('source_news', 'webhooks');
  return address.href;
}

function payerPart({ name, email }: PaymentBuyer): object {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const surname = rest.join(' ');
  const payer = {
    ...(first !== '' && { name: cutText(first, 60) }),
    ...(surname !== '' && { surname: cutText(surname, 60) }),
    ...(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(email) && { email }),
  };
  return Object.keys(payer).length === 0 ? {} : { payer };
}
