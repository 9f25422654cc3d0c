import { minor, type Minor } from '@comanda/domain/money/money.ts';
import type { Attempt } from '@comanda/domain/payment/attempt.ts';
import type { Observation } from '@comanda/domain/payment/observation.ts';
import * as v from 'valibot';
import type { ProviderAnswer } from '../../../platform/calls/provider-call.ts';
import { isStatusOver } from './lifetimes.ts';
import * as wire from './wire.ts';

/**
 * What a refund's answer says. While a status can be read, whatever the answer does not clearly confirm is `unknown`, and asking tells. After
 * that the answer is the last word: "already annulled or reversed" (310) is returned, and "not authorised" (292) is nothing to return.
 */
export function readRefund(attempt: Attempt, amount: Minor, answer: ProviderAnswer, at: number): Observation {
  const reply = { authority: 'reply', at } as const;
  const last = isStatusOver(attempt, at) ? ({ statusExpired: true } as const) : {};
  const said = answer.kind === 'answer' && answer.status === 200 ? v.safeParse(wire.refunded, answer.body) : null;
  if (said?.success) return { ...reply, ...last, ...returnedBy(attempt, amount, said.output) };
  if (answer.kind === 'silence' && answer.why === 'late') return { ...reply, reported: 'unknown', isUnderWay: true };
  const refused = last.statusExpired ? refusedReturn(attempt, answer) : null;
  if (refused !== null) return { ...reply, ...last, reported: 'returned', returned: refused };
  return { ...reply, reported: 'unknown', ...refusalOf(answer) };
}

/** Webpay says why it refuses with 422: the code in its message goes to the operator. Anything else may be the network's word. */
function refusalOf(answer: ProviderAnswer): Pick<Observation, 'isRefused' | 'declineCode'> {
  if (answer.kind !== 'answer' || answer.status !== 422 || !v.is(wire.refusal, answer.body)) return {};
  const code = /\b\d{3}\b/u.exec(answer.body.error_message)?.[0];
  return { isRefused: true, ...(code === undefined ? {} : { declineCode: code }) };
}

function returnedBy(attempt: Attempt, amount: Minor, said: wire.Refunded): Pick<Observation, 'reported' | 'returned' | 'sum'> {
  const left = said.type === 'REVERSED' ? 0 : said.balance;
  const returned = minor(attempt.returned + amount);
  const sum = { minor: minor(returned + left), currency: attempt.sum.currency };
  return { reported: left === 0 ? 'returned' : 'partlyReturned', returned, sum };
}

/** What a refusal shows to have gone back, or null when it shows nothing. Its code stands in the message, in brackets or alone. */
function refusedReturn({ taken, sum, returned }: Attempt, answer: ProviderAnswer): Minor | null {
  if (answer.kind !== 'answer' || !v.is(wire.refusal, answer.body)) return null;
  const code = /\b(?:310|292)\b/u.exec(answer.body.error_message)?.[0];
  if (code === '310') return taken ?? sum.minor;
  return code === '292' ? returned : null;
}
