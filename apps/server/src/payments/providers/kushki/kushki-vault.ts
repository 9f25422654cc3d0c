import { isoOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type {
  CardVault,
  DeviceToken,
  EnrolmentReport,
  EnrolmentRequest,
  EnrolmentStart,
  SavedCardReference,
} from '../../provider/card-vault.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import { callKushki, contactOf, noAmount } from './kushki-call.ts';
import { isGoneCode } from './kushki-codes.ts';
import * as wire from './kushki-wire.ts';

/** Cards that Kushki keeps as subscriptions without a plan. */
export const kushkiVault: CardVault = {
  finishWithinMs: null,
  begin: async (context, request) =>
    request.token === null ? { kind: 'notStarted' } : enrol(context, request, request.token),
  deviceToken,
  remove: async (context, reference) => {
    const answer = await callKushki(context, 'DELETE', cardPath(reference));
    if (isSuccess(answer)) return 'removed';
    return isGone(answer) ? 'gone' : 'unknown';
  },
};

/** A page of a proxy is no success, whatever its status: the card may still be there. */
const isSuccess = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && answer.status < 300 && (answer.isEmpty || isObject(answer.body));

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;

const cardPath = ({ subscriptionId = '' }: SavedCardReference): string =>
  `/subscriptions/v1/card/${encodeURIComponent(subscriptionId)}`;

/**
 * Stores the card of a token. The token is used up by it; a refusal with a code stored nothing, and
 * says nothing of the card if our keys are wrong.
 */
async function enrol(
  context: ProviderContext,
  { reference, currency, ...person }: EnrolmentRequest,
  token: string,
): Promise<EnrolmentStart> {
  const answer = await callKushki(context, 'POST', '/subscriptions/v1/card', {
    token,
    planName: 'Comanda',
    periodicity: 'custom',
    contactDetails: contactOf(person),
    amount: noAmount(currency),
    startDate: isoOf(context.now()).slice(0, 10),
    metadata: { reference },
  });
  if (answer.kind === 'noAnswer') return decided({ kind: 'unknown' });
  if (answer.status === 401 || answer.status === 403) return { kind: 'notStarted' };
  const made = answer.status < 300 ? v.safeParse(wire.subscriptionAnswer, answer.body) : null;
  if (made?.success)
    return decided(await readCard(context, { subscriptionId: made.output.subscriptionId }));
  const refusal = v.safeParse(wire.kushkiRefusal, answer.body);
  const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  return decided(
    isRefused && refusal.success
      ? { kind: 'declined', code: refusal.output.code }
      : { kind: 'unknown' },
  );
}

const decided = (report: EnrolmentReport): EnrolmentStart => ({ kind: 'decided', report });

/**
 * Asks for the brand and the last digits. Without an answer the card is saved all the same, without
 * them.
 */
async function readCard(
  context: ProviderContext,
  reference: { subscriptionId: string },
): Promise<EnrolmentReport> {
  const path = `/subscriptions/v1/card/search/${encodeURIComponent(reference.subscriptionId)}`;
  const answer = await callKushki(context, 'GET', path);
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.subscriptionInfo, answer.body)
      : null;
  const info = read?.success ? read.output : null;
  const card = {
    reference,
    lastDigits: info?.lastFourDigits ?? null,
    brand: info?.paymentBrand ?? null,
  };
  return { kind: 'enrolled', card };
}

/**
 * The token of one use of a card. A browser's call, made with the public id by the server that
 * alone knows Kushki's id of the card.
 */
async function deviceToken(
  { call, baseUrl, secrets }: ProviderContext,
  reference: SavedCardReference,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<DeviceToken> {
  const answer = await call({
    method: 'POST',
    url: `${baseUrl}${cardPath(reference)}/tokens`,
    headers: { 'public-merchant-id': secrets['publicMerchantId'] ?? '' },
    body: { subscriptionId: reference['subscriptionId'] ?? '', userId, sessionId },
  });
  if (isGone(answer)) return { kind: 'gone' };
  const made =
    answer.kind === 'answer' && answer.status < 300
      ? v.safeParse(wire.tokenAnswer, answer.body)
      : null;
  return made?.success ? { kind: 'token', token: made.output.token } : { kind: 'unknown' };
}

function isGone(answer: ProviderAnswer): boolean {
  if (answer.kind === 'noAnswer' || answer.status < 400 || answer.status >= 500) return false;
  const refusal = v.safeParse(wire.kushkiRefusal, answer.body);
  return refusal.success && isGoneCode(refusal.output.code);
}
