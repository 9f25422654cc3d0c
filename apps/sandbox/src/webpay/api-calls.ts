import type { Fault } from '../control/fault.ts';
import type { Answer } from '../http/answer.ts';
import { readCreate, readNothing, readRefund } from './read-body.ts';
import { invalid, refundRefusal, refusals } from './refusal.ts';
import type { Transaction } from './transaction.ts';
import { transactionBody } from './transaction-body.ts';
import type { Webpay } from './webpay.ts';

export type ApiCalls = {
  create(rawBody: string, origin: string, fault: Fault | null): Answer;
  commit(token: string, rawBody: string, fault: Fault | null): Answer;
  status(token: string, fault: Fault | null): Answer;
  refund(token: string, rawBody: string, fault: Fault | null): Answer;
};

/** The hosted page, where the shop sends the browser. */
export const formPath = '/webpay/webpayserver/initTransaction';

const wellFormed = /^[0-9a-f]{64}$/;

/** The four calls from body to answer, with the falsehoods that a fault asks for. */
export function apiCalls(webpay: Webpay): ApiCalls {
  return {
    create: (rawBody, origin, fault) => {
      const read = readCreate(rawBody);
      if (!read.ok) return read.answer;
      const created = webpay.create({ ...read.value, amount: read.value.amount + extraOf(fault) });
      if (created === null) return refusals.alreadyExists;
      return { status: 200, body: { token: created.token, url: `${origin}${formPath}` } };
    },
    commit: (token, rawBody, fault) => {
      if (!wellFormed.test(token)) return invalid('token');
      const read = readNothing(rawBody);
      return read.ok ? misnamed(webpay.commit(token, extraOf(fault)), fault) : read.answer;
    },
    status: (token, fault) => {
      if (!wellFormed.test(token)) return invalid('token');
      const answer = webpay.status(token);
      const transaction = webpay.find(token);
      if (answer.status !== 200 || transaction === null) return answer;
      if (fault?.name === 'staleStatus') return stale(transaction);
      return misnamed(miscounted(answer, extraOf(fault)), fault);
    },
    refund: (token, rawBody, fault) => {
      if (!wellFormed.test(token)) return invalid('token');
      const read = readRefund(rawBody);
      if (!read.ok) return read.answer;
      return fault?.name === 'refundFails' ? refundRefusal(312) : webpay.refund(token, read.value);
    },
  };
}

const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

const miscounted = ({ status, body }: Answer, extra: number): Answer => ({
  status,
  body: { ...body, amount: Number(body['amount']) + extra },
});

const misnamed = (answer: Answer, fault: Fault | null): Answer =>
  fault?.name === 'wrongReference' && answer.status === 200 ? { ...answer, body: { ...answer.body, buy_order: 'otra-compra' } } : answer;

/** As if nothing had happened since it was created. */
function stale(transaction: Transaction): Answer {
  return { status: 200, body: transactionBody({ ...transaction, form: 'open', committedAt: null }, transaction.createdAt) };
}
