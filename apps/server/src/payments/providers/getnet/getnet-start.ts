import type { RedirectForm } from '@comanda/domain/payment/payment-next.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import { cutText } from '@comanda/domain/text/cut-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { formOfAddress } from '../../provider/form-of-address.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { PaymentBuyer, StartRequest, StartResult } from '../../provider/start-request.ts';
import { callGetnet } from './call-getnet.ts';
import * as wire from './getnet-wire.ts';
import { withReference } from './read-getnet-return.ts';

/** The gateway demands that a page stays open for at least this long. */
const shortestPageMs = 5 * minuteMs + 10 * secondMs;
const longestUserAgent = 255;
const longestIp = 46;

/**
 * Creates a session and sends the browser to its page. The page ends with the order's payment
 * window.
 */
export async function startGetnet(
  context: ProviderContext,
  request: StartRequest,
): Promise<StartResult<RedirectForm>> {
  const { answer, clocksDisagree } = await callGetnet(context, {
    path: '/session',
    bodyAt: (now) => sessionBody(request, now, request.expiresAt - context.now()),
  });
  const alert = clocksDisagree ? ({ clocksDisagree: true } as const) : {};
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.getnetCreated, answer.body)
      : null;
  const next = read?.success ? formOfAddress(context, read.output.processUrl) : null;
  const reply = { source: 'reply', at: context.now(), ...alert } as const;
  if (!read?.success || next === null)
    return {
      next: null,
      report: { ...reply, reported: isRefusal(answer) ? 'noRecord' : 'unknown' },
    };
  const providerRef = String(read.output.requestId);
  return { next, report: { ...reply, reported: 'pending', providerRef } };
}

/**
 * A refusal created no session. Any other answer may have created one, but nobody can pay it
 * without its address.
 */
const isRefusal = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && [400, 401, 403, 404, 405, 415, 422].includes(answer.status);

const sessionBody = (
  { attempt, returnUrl, orderNumber, buyer }: StartRequest,
  now: number,
  leftMs: number,
): object => ({
  locale: 'es_CL',
  ...buyerPart(buyer),
  payment: {
    reference: attempt.merchantRef,
    description: `Pedido ${orderNumber}`,
    amount: { currency: attempt.sum.currency, total: attempt.sum.minor },
    allowPartial: false,
  },
  expiration: isoOf(now + Math.max(leftMs, shortestPageMs)),
  returnUrl: withReference(returnUrl, attempt.merchantRef),
  ipAddress: buyer.ip.slice(0, longestIp) || '0.0.0.0',
  userAgent: cutText(buyer.userAgent, longestUserAgent) || 'unknown',
});

/**
 * The gateway refuses a session whose buyer it finds malformed, so fields of an unusual form stay
 * out.
 */
function buyerPart({ name, email, phone }: PaymentBuyer): object {
  const [first = '', ...rest] = name
    .replaceAll(/[^\p{L}\s'-]/gu, ' ')
    .trim()
    .split(/\s+/u);
  const surname = rest.join(' ');
  const buyer = {
    ...(first !== '' && { name: cutText(first, 60) }),
    ...(surname !== '' && { surname: cutText(surname, 60) }),
    ...(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(email) && email.length <= 80 && { email }),
    ...(/^\+\d{8,15}$/u.test(phone) && { mobile: phone }),
  };
  return Object.keys(buyer).length === 0 ? {} : { buyer };
}
