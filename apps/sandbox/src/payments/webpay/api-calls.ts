import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { readCreateBody, readEmptyBody, readRefundBody } from './read-body.ts';
import { invalidParameter, refundRefusal, webpayRefusals } from './webpay-refusal.ts';
import { type EmulatedTransaction, withoutRefunds } from './transaction.ts';
import { transactionResponse } from './transaction-response.ts';
import type { Webpay } from './webpay.ts';

export type ApiCalls = {
  create(rawBody: string, origin: string, fault: Fault | null): ProviderResponse;
  commit(token: string, rawBody: string, fault: Fault | null): ProviderResponse;
  status(token: string, fault: Fault | null): ProviderResponse;
  refund(token: string, rawBody: string, fault: Fault | null): ProviderResponse;
};

/** Path of the hosted page, to which the shop sends the browser. */
export const formPath = '/webpay/webpayserver/initTransaction';

const wellFormed = /^[0-9a-f]{64}$/;

/**
 * Carries out the four calls, from body to response. It applies the faults that make a response
 * false.
 */
export function apiCalls(webpay: Webpay): ApiCalls {
  return {
    create: (rawBody, origin, fault) => {
      const read = readCreateBody(rawBody);
      if (!read.ok) return read.answer;
      const created = webpay.create({ ...read.value, amount: read.value.amount + extraOf(fault) });
      if (created === null) return webpayRefusals.alreadyExists;
      return { status: 200, body: { token: created.token, url: `${origin}${formPath}` } };
    },
    commit: (token, rawBody, fault) => {
      if (!wellFormed.test(token)) return invalidParameter('token');
      const read = readEmptyBody(rawBody);
      return read.ok
        ? withWrongReference(webpay.commit(token, extraOf(fault)), fault)
        : read.answer;
    },
    status: (token, fault) => {
      if (!wellFormed.test(token)) return invalidParameter('token');
      const answer = webpay.status(token);
      const transaction = webpay.find(token);
      if (answer.status !== 200 || transaction === null) return answer;
      if (fault?.name === 'staleStatus') return staleResponse(transaction);
      if (fault?.name === 'staleRefund') return webpay.status(token, withoutRefunds);
      return withWrongReference(withWrongAmount(answer, extraOf(fault)), fault);
    },
    refund: (token, rawBody, fault) => {
      if (!wellFormed.test(token)) return invalidParameter('token');
      const read = readRefundBody(rawBody);
      if (!read.ok) return read.answer;
      return fault?.name === 'refundFails' ? refundRefusal(312) : webpay.refund(token, read.value);
    },
  };
}

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

const withWrongAmount = ({ status, body }: ProviderResponse, extra: number): ProviderResponse => ({
  status,
  body: { ...body, amount: Number(body['amount']) + extra },
});

const withWrongReference = (answer: ProviderResponse, fault: Fault | null): ProviderResponse =>
  fault?.name === 'wrongReference' && answer.status === 200
    ? { ...answer, body: { ...answer.body, buy_order: 'otra-compra' } }
    : answer;

/** Response as it was right after creation. */
function staleResponse(transaction: EmulatedTransaction): ProviderResponse {
  return {
    status: 200,
    body: transactionResponse(
      { ...transaction, form: 'open', committedAt: null },
      transaction.createdAt,
    ),
  };
}
