/**
 * The card of one flow. `number` and `marker` occur nowhere else. `cvc`: three digits, or four of
 * an American Express; other flows may have the same. `marker`: a text that stands in the field of
 * the code where the server has to refuse it, and that can be searched for.
 */
export type FlowCard = { flow: number; number: string; cvc: string; marker: string };

/** The behaviour of the card in the sandbox: see its `range-cards.ts`. */
export type CardKind = 'approved' | 'declined' | 'challenge' | 'amex';

/** First seven digits of each kind of card; the digits of the run and of the flow follow. */
export const cardPrefixes: Readonly<Record<CardKind, string>> = {
  approved: '4000990',
  declined: '4000991',
  challenge: '4000992',
  amex: '3700990',
};

/** Four digits that tell this run from others, such as one that left a copy of its database. */
export const newRun = (): string => String(Math.floor(1_000 + Math.random() * 9_000));

/**
 * The most flows of a run: the number of a flow has four digits. The check of the search plants the
 * numbers from here on.
 */
export const maxFlows = 9_900;

/**
 * Returns the card of a flow. The code depends on the run and the flow, so that neighbours differ.
 * It is from 605 on, or four digits, because a status of HTTP beside the flow's request would look
 * like a code.
 */
export function flowCard(run: string, flow: number, kind: CardKind): FlowCard {
  const isAmex = kind === 'amex';
  const own = isAmex ? String(flow % 1_000).padStart(3, '0') : String(flow).padStart(4, '0');
  const digits = `${cardPrefixes[kind]}${run}${own}`;
  const drawn = (Number(run) * 7_919 + flow * 104_729) % 293;
  return {
    flow,
    number: `${digits}${checkDigit(digits)}`,
    cvc: isAmex ? `${(flow % 8) + 1}${drawn + 605}` : String(drawn + 605),
    marker: `cvc${run}x${String(flow).padStart(4, '0')}q`,
  };
}

/** Returns the check digit that makes the digits a card number (Luhn, ISO/IEC 7812-1). */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((before, digit, place) => {
    const weighted = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return before + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Writes a number in groups of four, as shoppers do. */
export const grouped = (number: string, separator: string): string =>
  (number.match(/.{1,4}/g) ?? []).join(separator);
