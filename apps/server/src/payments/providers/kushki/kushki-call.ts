import { zero } from '@comanda/domain/money/money.ts';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import type { StartRequest } from '../../provider/start-request.ts';
import { kushkiAmount, type KushkiAmount } from './kushki-amount.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** The longest answer of a list that is read, bytes: a line has a hundred fields. */
const maxListBytes = 2 * 1024 * 1024;

/**
 * Calls Kushki as the shop's server. A list is safe to repeat; a charge, a refund and an enrolment
 * are not.
 */
export const callKushki = (
  { call, baseUrl, secrets }: ProviderContext,
  method: Method,
  path: string,
  body?: unknown,
): Promise<ProviderAnswer> =>
  call({
    method,
    url: `${baseUrl}${path}`,
    headers: { 'private-merchant-id': secrets['privateMerchantId'] ?? '' },
    ...(body === undefined ? {} : { body }),
    ...(method === 'GET' ? { isSafe: true, maxBytes: maxListBytes } : {}),
  });

type ChargeBody = {
  token: string;
  amount: KushkiAmount;
  metadata: { merchantRef: string };
  externalReferenceId: string;
  contactDetails: Readonly<Record<string, string>>;
  webhooks: readonly { events: readonly string[]; urls: readonly string[] }[];
  fullResponse: 'v2';
  deferred?: { graceMonths: string; creditType: string; months: number };
};

/**
 * The body of a charge. Its external reference and its metadata carry our reference, by which a
 * lost charge is found again. `installments` 1: one payment.
 */
export const chargeBody = (
  { attempt, buyer, webhookUrl }: StartRequest,
  token: string,
  installments: number,
): ChargeBody => ({
  token,
  amount: kushkiAmount(attempt.sum),
  metadata: { merchantRef: attempt.merchantRef },
  externalReferenceId: attempt.merchantRef,
  contactDetails: contactOf(buyer),
  webhooks: [{ events: ['approvedTransaction', 'declinedTransaction'], urls: [webhookUrl] }],
  fullResponse: 'v2',
  ...(installments > 1
    ? { deferred: { graceMonths: '00', creditType: '01', months: installments } }
    : {}),
});

/** The shopper as Kushki asks for one: first and last name apart, at most 60 characters each. */
export function contactOf({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): Readonly<Record<string, string>> {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const last = rest.join(' ').slice(0, 60);
  return {
    email,
    ...(first === '' ? {} : { firstName: first.slice(0, 60) }),
    ...(last === '' ? {} : { lastName: last }),
    ...(/^\+\d{8,15}$/u.test(phone) ? { phoneNumber: phone } : {}),
  };
}

/** An amount of nothing, with which a card is stored. */
export const noAmount = (currency: string): KushkiAmount => kushkiAmount({ minor: zero, currency });
