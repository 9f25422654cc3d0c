import { rangeCard } from '../kit/range-cards.ts';
import { cardOutcome, type CardOutcome, findTestCard } from '../kit/test-cards.ts';

/**
 * The facts of a card that the emulator keeps: neither its number nor its code. `late`: the money
 * is taken, and the caller gets the gateway's time-out. `notStorable`: charges pass, an enrolment
 * does not.
 */
export type EmulatedCard = {
  readonly lastDigits: string;
  readonly brand: 'Visa' | 'Mastercard';
  readonly outcome: CardOutcome | 'late' | 'notStorable';
};

const ownCards: Readonly<Record<string, EmulatedCard['outcome']>> = {
  '4000000000000259': 'late',
  '4000000000000341': 'notStorable',
};
const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: null } as const;

/**
 * Reads a card number. Null: no test card, or a brand that this emulator does not take, American
 * Express among them.
 */
export function emulatedCard(number: string): EmulatedCard | null {
  const lastDigits = number.slice(-4);
  const own = ownCards[number];
  if (own !== undefined) return { lastDigits, brand: 'Visa', outcome: own };
  const inRange = rangeCard(number);
  const brand = brands[inRange?.brand ?? findTestCard(number)?.brand ?? 'amex'];
  const outcome = inRange?.outcome ?? cardOutcome(number);
  return brand === null ? null : { lastDigits, brand, outcome };
}

/** The processor's code of a card's outcome, as in ISO 8583. 00: approved. */
export const processorCodes: Readonly<Record<EmulatedCard['outcome'], string>> = {
  approved: '00',
  late: '00',
  notStorable: '00',
  challenge: '00',
  challengeFails: '00',
  pending: '00',
  declined: '05',
  insufficientFunds: '51',
  overLimit: '61',
  cardGone: '14',
  doNotRetry: '04',
};
