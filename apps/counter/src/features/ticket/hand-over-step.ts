import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { CounterTicketTexts } from '@comanda/i18n/es/counter-ticket.ts';

export type HandOverStep = {
  to: 'inTransit' | 'completed';
  asksCode: boolean;
};

type Facts = Pick<CounterTicket, 'status' | 'dispatchMethod' | 'broughtBy' | 'needsCode'>;

/**
 * Returns the hand-over that follows; null if none does, or if the courier's own reports tell it.
 */
export function nextHandOver({
  status,
  dispatchMethod,
  broughtBy,
  needsCode,
}: Facts): HandOverStep | null {
  if (dispatchMethod === 'in_store')
    return status === 'ready' ? { to: 'completed', asksCode: needsCode } : null;
  if (status === 'ready') return { to: 'inTransit', asksCode: false };
  return status === 'inTransit' && broughtBy === 'store'
    ? { to: 'completed', asksCode: false }
    : null;
}

type Words = Pick<CounterTicketTexts, 'wrongCode' | 'tooManyCodes'>;

/**
 * Returns why a code was refused, in plain words; null for another refusal.
 * docs/rules/counter-ticket.md#wrong-pickup-codes.
 */
export function codeProblem({ label, metadata }: Refusal, texts: Words): string | null {
  const { reason, triesLeft, seconds } = metadata;
  if (label === 'INVALID_PARAMETER' && reason === 'WRONG_CODE')
    return texts.wrongCode(Number(triesLeft));
  if (label !== 'TOO_MANY_REQUESTS') return null;
  return texts.tooManyCodes(Math.ceil((Number(seconds) * secondMs) / minuteMs));
}
