import { isRecord } from '@comanda/domain/is-record.ts';
import type { TypedCard } from '@comanda/domain/card/check-card.ts';
import { type MadeToken, network, type TokenUse } from './card-token.ts';

/**
 * Kushki as the browser calls it. `apiUrl`: the base of its calls. `merchantId`: the brand's public
 * id.
 */
export type KushkiCaller = { apiUrl: string; merchantId: string; currency: string };

/** `secureId` not null: the bank asks the shopper first, under this name. */
type AnsweredToken = { ok: true; token: string; secureId: string | null };

/** Milliseconds after which a call counts as lost. */
const longestCallMs = 30_000;

/**
 * Hands a typed card to Kushki, from the browser alone: our server sees neither the card nor this
 * call. The token comes back. docs/rules/cards.md#own-card-form.
 */
export async function requestKushkiToken(
  { apiUrl, merchantId, currency }: KushkiCaller,
  { name, number, expiry, cvc }: TypedCard,
  wanted: TokenUse,
): Promise<AnsweredToken | Extract<MadeToken, { ok: false }>> {
  const card = {
    name,
    number,
    expiryMonth: String(expiry.month).padStart(2, '0'),
    expiryYear: String(expiry.year).slice(-2),
    cvv: cvc,
  };
  const isPayment = wanted.use === 'payment';
  const path = isPayment ? '/card/v1/tokens' : '/v1/subscription-tokens';
  const body = isPayment ? { card, currency, totalAmount: wanted.amount } : { card, currency };
  try {
    const answer = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'public-merchant-id': merchantId },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(longestCallMs),
    });
    return readAnswer(answer.ok, await answer.json());
  } catch {
    return { ok: false, code: network };
  }
}

const codeShape = /^[\w-]{1,40}$/;

function readAnswer(
  isGood: boolean,
  body: unknown,
): AnsweredToken | Extract<MadeToken, { ok: false }> {
  const answer = isRecord(body) ? body : {};
  const { token, code, security, secureId } = answer;
  const isAsked = isRecord(security) && security['authRequired'] === true;
  if (isGood && typeof token === 'string' && !isAsked) return { ok: true, token, secureId: null };
  if (isGood && typeof token === 'string' && typeof secureId === 'string')
    return { ok: true, token, secureId };
  return { ok: false, code: typeof code === 'string' && codeShape.test(code) ? code : '' };
}
