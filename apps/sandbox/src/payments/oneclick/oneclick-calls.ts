import type { Fault } from '../../control/fault.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject } from '../../http/read-json.ts';
import { type Charge, chargeResponse } from './charge.ts';
import type { Oneclick } from './oneclick.ts';
import type { OneclickKeys } from './oneclick-keys.ts';
import { refundRefusal, wrongParameter } from './oneclick-refusal.ts';
import {
  readChargeBody,
  readInscriptionBody,
  readRefundBody,
  readRemovalBody,
} from './read-oneclick-body.ts';

export type OneclickCalls = {
  inscribe(rawBody: string, origin: string): ProviderResponse;
  finish(token: string): ProviderResponse;
  remove(rawBody: string): ProviderResponse;
  charge(rawBody: string, fault: Fault | null): ProviderResponse;
  status(buyOrder: string, fault: Fault | null): ProviderResponse;
  refund(buyOrder: string, rawBody: string, fault: Fault | null): ProviderResponse;
};

/** Path of the page on which a person types a card. */
export const enrolmentPath = '/webpay/webpayserver/bp_inscription';

const wellFormed = /^[0-9a-f]{64}$/;
const extraOf = (fault: Fault | null): number => (fault?.name === 'wrongAmount' ? 1 : 0);

/**
 * Carries out the calls, from body to response. It applies the faults that make a response false.
 */
export function oneclickCalls(oneclick: Oneclick, keys: OneclickKeys): OneclickCalls {
  return {
    inscribe: (rawBody, origin) => {
      const read = readInscriptionBody(rawBody);
      if (!read.ok) return read.answer;
      const { token } = oneclick.inscribe(read.value);
      return { status: 200, body: { token, url_webpay: `${origin}${enrolmentPath}` } };
    },
    finish: (token) => (wellFormed.test(token) ? oneclick.finish(token) : wrongParameter('token')),
    remove: (rawBody) => {
      const read = readRemovalBody(rawBody);
      return read.ok ? oneclick.remove(read.value.username, read.value.tbkUser) : read.answer;
    },
    charge: (rawBody, fault) => {
      const read = readChargeBody(rawBody);
      if (!read.ok) return read.answer;
      const amount = read.value.amount + extraOf(fault);
      const answer = oneclick.charge({ ...read.value, amount }, keys.childCode);
      return withWrongReference(answer, fault);
    },
    status: (buyOrder, fault) => {
      const answer = oneclick.status(buyOrder);
      const charge = oneclick.findCharge(buyOrder);
      if (answer.status !== 200 || charge === null) return answer;
      return withWrongReference(falseStatus(charge, fault) ?? answer, fault);
    },
    refund: (buyOrder, rawBody, fault) => {
      const read = readRefundBody(rawBody);
      if (!read.ok) return read.answer;
      return fault?.name === 'refundFails'
        ? refundRefusal(312)
        : oneclick.refund(buyOrder, read.value);
    },
  };
}

/** The status before the bank decided: the detail has no result yet. */
function undecidedResponse(charge: Charge): ProviderResponse['body'] {
  const { details: _, ...rest } = chargeResponse(charge);
  const { amount, childCode: commerce_code, detailOrder: buy_order } = charge;
  return { ...rest, details: [{ amount, status: 'INITIALIZED', commerce_code, buy_order }] };
}

/**
 * The status with a false amount, before the bank decided, or before the first refund; null without
 * such a fault.
 */
function falseStatus(charge: Charge, fault: Fault | null): ProviderResponse | null {
  if (fault?.name === 'staleStatus') return { status: 200, body: undecidedResponse(charge) };
  if (fault?.name === 'staleRefund')
    return { status: 200, body: chargeResponse({ ...charge, refunded: 0, reversed: false }) };
  if (fault?.name !== 'wrongAmount') return null;
  return { status: 200, body: chargeResponse({ ...charge, amount: charge.amount + 1 }) };
}

function withWrongReference(answer: ProviderResponse, fault: Fault | null): ProviderResponse {
  if (fault?.name !== 'wrongReference' || answer.status !== 200) return answer;
  const { details } = answer.body;
  const others = Array.isArray(details)
    ? details.map((one: unknown) => (isObject(one) ? { ...one, buy_order: 'otro-detalle' } : one))
    : details;
  return { status: 200, body: { ...answer.body, buy_order: 'otra-compra', details: others } };
}
