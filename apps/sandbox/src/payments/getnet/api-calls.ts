import type { Fault } from '../../control/fault.ts';
import type { SandboxClock } from '../../control/sandbox-clock.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject } from '../../http/read-json.ts';
import type { Getnet, RefundOutcome } from './getnet.ts';
import {
  actionNotAllowed,
  getnetRefusal,
  invalidRequest,
  unknownSession,
} from './getnet-refusal.ts';
import { readSessionBody } from './read-session-body.ts';
import type { EmulatedSession } from './session.ts';
import { paymentResponse, sessionResponse } from './session-response.ts';
import { wireDate } from './wire-date.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The four calls, from a body whose `auth` was checked to the response. They apply the faults that
 * make a response false.
 */
export type GetnetCalls = {
  create(body: Body, origin: string, fault: Fault | null): ProviderResponse;
  query(requestId: number, body: Body, fault: Fault | null): ProviderResponse;
  cancel(requestId: number, body: Body): ProviderResponse;
  reverse(body: Body, fault: Fault | null): ProviderResponse;
};

const ok = (now: number) => ({
  status: 'OK',
  reason: 'PC',
  message: 'La petición se ha procesado correctamente',
  date: wireDate(now),
});

export function getnetCalls(getnet: Getnet, { now, aheadMs }: SandboxClock): GetnetCalls {
  return {
    create: (body, origin, fault) => {
      const read = readSessionBody(body, now() - aheadMs());
      if (!read.ok) return invalidRequest(read.message, now());
      const { total, expiration } = read.value;
      const session = getnet.create({
        ...read.value,
        total: total + extraOf(fault),
        expiration: expiration + aheadMs(),
      });
      const { requestId, pageKey } = session;
      const processUrl = `${origin}${pagePath(requestId, pageKey)}`;
      return { status: 200, body: { status: ok(now()), requestId, processUrl } };
    },
    query: (requestId, body, fault) => {
      const session = getnet.find(requestId);
      if (!hasOnly(body, ['auth'])) return invalidRequest('unknown field', now());
      if (session === null) return unknownSession(now());
      return { status: 200, body: queriedSession(session, fault, now()) };
    },
    cancel: (requestId, body) => {
      if (!hasOnly(body, ['auth'])) return invalidRequest('unknown field', now());
      if (getnet.find(requestId) === null) return unknownSession(now());
      const cancelled = getnet.cancel(requestId, 'shop');
      if (cancelled === null)
        return actionNotAllowed('Sessions that are not pending cannot be cancelled', now());
      const session = sessionResponse(cancelled, now());
      return { status: 200, body: { status: { ...ok(now()), reason: '00' }, session } };
    },
    reverse: (body, fault) => reverse(getnet, body, fault, now()),
  };
}

/**
 * Path of the hosted page. All that identifies the session is in the path: a form's GET drops a
 * query.
 */
const pagePath = (requestId: number, pageKey: string): string =>
  `/getnet/spa/session/${requestId}/${pageKey}`;

const hasOnly = (body: Body, names: readonly string[]): boolean =>
  Object.keys(body).every((name) => names.includes(name));
const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

/**
 * Answer to a query, true or with a false amount, a false reference, as it was at the creation, or
 * before the first refund.
 */
function queriedSession(session: EmulatedSession, fault: Fault | null, now: number): Body {
  if (fault?.name === 'staleStatus')
    return sessionResponse({ ...session, payments: [], cancelledBy: null }, session.createdAt);
  const extra = extraOf(fault);
  const payments = session.payments.map((one) => ({
    ...one,
    amount: one.amount + extra,
    refunded: fault?.name === 'staleRefund' ? 0 : one.refunded,
  }));
  const reference = fault?.name === 'wrongReference' ? 'otra-compra' : session.reference;
  return sessionResponse({ ...session, payments, reference, total: session.total + extra }, now);
}

const refusedRefund = (reason: string, message: string, now: number): ProviderResponse => ({
  status: 200,
  body: { status: { status: 'REJECTED', reason, message, date: wireDate(now) } },
});

function reverse(getnet: Getnet, body: Body, fault: Fault | null, now: number): ProviderResponse {
  const { internalReference, action, amount } = body;
  if (!hasOnly(body, ['auth', 'internalReference', 'action', 'amount']))
    return invalidRequest('unknown field', now);
  if (action !== 'reverse') return actionNotAllowed('The action is not enabled for this site', now);
  if (typeof internalReference !== 'number' || !Number.isInteger(internalReference))
    return invalidRequest('internalReference is not valid', now);
  const wanted = readAmount(amount);
  if (wanted === undefined) return invalidRequest('amount is not valid', now);
  if (fault?.name === 'refundFails') return refusedRefund('05', 'Rechazada', now);
  return refundResponse(getnet.refund(internalReference, wanted), now);
}

/** Null: no amount was given. Undefined: it is not valid. */
function readAmount(amount: unknown): number | null | undefined {
  if (amount === undefined) return null;
  if (!isObject(amount) || amount['currency'] !== 'CLP') return undefined;
  const { total } = amount;
  return typeof total === 'number' && Number.isInteger(total) && total > 0 ? total : undefined;
}

/** The answer names a new transaction, the refund, by a number of its own. */
function refundResponse(outcome: RefundOutcome, now: number): ProviderResponse {
  switch (outcome.kind) {
    case 'refunded': {
      const status = { status: 'APPROVED', reason: '00', message: 'Aprobada', date: wireDate(now) };
      const { internalReference } = outcome.payment;
      const payment = {
        ...paymentResponse(outcome.session, outcome.payment, now),
        status,
        internalReference: internalReference + 500_000_000,
        refunded: false,
      };
      return { status: 200, body: { status, payment } };
    }
    case 'unknown':
      return getnetRefusal(404, 'request_not_valid', 'The transaction does not exist', now);
    case 'alreadyRefunded':
      return getnetRefusal(400, 'request_not_valid', 'Transaction already refunded', now);
    case 'notApproved':
      return refusedRefund('?-', 'The transaction is not approved', now);
    case 'onlyInFull':
      return refusedRefund('?-', 'The transaction is not settled: only the full amount', now);
  }
}
