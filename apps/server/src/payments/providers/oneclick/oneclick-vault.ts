import { isPageOfProvider } from '../../provider/is-page-of-provider.ts';
import { secondMs } from '@comanda/domain/duration.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import type { BrowserReturn } from '../../provider/browser-return.ts';
import type {
  CardVault,
  EnrolmentReport,
  EnrolmentReturn,
  EnrolmentStart,
} from '../../provider/card-vault.ts';
import { callOneclick } from './oneclick-call.ts';
import type { ProviderContext } from '../../provider/provider-context.ts';
import * as wire from './oneclick-wire.ts';

/**
 * Inscriptions of cards. The username is the reference of one enrolment: a second inscription of a
 * username would end its first card. The server keeps `tbkUser` and `username` of a card.
 */
export const oneclickVault: CardVault = {
  finishWithinMs: 60 * secondMs,
  begin: async (context, { reference, email, returnUrl }) => {
    const body = { username: reference, email: email.slice(0, 100), response_url: returnUrl };
    const answer = await callOneclick(context, '/inscriptions', { method: 'POST', body });
    return startOf(answer, context);
  },
  readReturn: readInscriptionReturn,
  finish: async (context, { providerRef, reference }) => {
    const path = `/inscriptions/${encodeURIComponent(providerRef)}`;
    return finishOf(await callOneclick(context, path, { method: 'PUT' }), reference);
  },
  remove: async (context, { tbkUser, username }) =>
    removalOf(
      await callOneclick(context, '/inscriptions', {
        method: 'DELETE',
        body: { tbk_user: tbkUser, username },
      }),
    ),
};

function startOf(answer: ProviderAnswer, context: ProviderContext): EnrolmentStart {
  const read =
    answer.kind === 'answer' && answer.status === 200
      ? v.safeParse(wire.inscriptionStarted, answer.body)
      : null;
  if (!read?.success || !isPageOfProvider(context, read.output.url_webpay))
    return { kind: 'notStarted' };
  const { token, url_webpay: action } = read.output;
  return {
    kind: 'page',
    providerRef: token,
    next: { kind: 'redirectForm', method: 'POST', action, fields: { TBK_TOKEN: token } },
  };
}

/**
 * Approved, declined and timed out come back alike, with the token alone; a person who cancelled
 * brings two more fields.
 */
export function readInscriptionReturn(fields: BrowserReturn): EnrolmentReturn | null {
  const { TBK_TOKEN: token, TBK_ORDEN_COMPRA: order, TBK_ID_SESION: session } = fields;
  if (token === undefined || !wire.isInscriptionToken(token)) return null;
  return { providerRef: token, abandoned: order !== undefined || session !== undefined };
}

/**
 * Oneclick names the card once: an answer that cannot be read is `unknown`, never asked for again.
 */
function finishOf(answer: ProviderAnswer, username: string): EnrolmentReport {
  if (answer.kind === 'noAnswer') return { kind: 'unknown' };
  if (answer.status === 404 || answer.status === 422)
    return v.is(wire.oneclickRefusal, answer.body) ? { kind: 'expired' } : { kind: 'unknown' };
  const read = answer.status === 200 ? v.safeParse(wire.inscriptionFinished, answer.body) : null;
  if (!read?.success) return { kind: 'unknown' };
  const { response_code: code, tbk_user: tbkUser, card_type: brand, card_number } = read.output;
  if (code !== 0) return { kind: 'declined', code: String(code) };
  if (tbkUser == null) return { kind: 'unknown' };
  return {
    kind: 'enrolled',
    card: {
      reference: { tbkUser, username },
      lastDigits: card_number ?? null,
      brand: brand ?? null,
    },
  };
}

/** A card that Oneclick does not know is gone: 404, or a refusal with code -96. */
function removalOf(answer: ProviderAnswer): 'removed' | 'gone' | 'unknown' {
  if (answer.kind === 'noAnswer') return 'unknown';
  if (answer.status === 204) return 'removed';
  if (!v.is(wire.oneclickRefusal, answer.body)) return 'unknown';
  const isUnknownCard = answer.status === 404 || answer.body.error_message.includes('-96');
  return isUnknownCard ? 'gone' : 'unknown';
}
