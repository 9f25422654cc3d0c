/**
 * A card of the range. Its bank approves, declines, or asks the shopper first and then approves.
 */
export type RangeCard = {
  readonly brand: 'visa' | 'amex';
  readonly outcome: 'approved' | 'declined' | 'challenge';
};

const outcomes: Readonly<Record<string, RangeCard['outcome']>> = {
  '0': 'approved',
  '1': 'declined',
  '2': 'challenge',
};
const shape = /^(?:(400099)(\d)\d{9}|(370099)(\d)\d{8})$/u;

/**
 * Reads a number of the range, for programs that need a different card in every payment: 16 digits
 * from 400099 (Visa) or 15 from 370099 (American Express) with the right check digit. The seventh
 * digit chooses the outcome. Null: any other number.
 */
export function rangeCard(number: string): RangeCard | null {
  const [, visa, visaOutcome, , amexOutcome] = shape.exec(number) ?? [];
  const outcome = outcomes[visaOutcome ?? amexOutcome ?? ''];
  if (outcome === undefined || !hasCheckDigit(number)) return null;
  return { brand: visa === undefined ? 'amex' : 'visa', outcome };
}

/** The check digit of Luhn (ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((before, digit, place) => {
    const weighted = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return before + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
