import { accept, refuse, type Result } from '../result.ts';
import { acceptedBrands, brandOfNumber, type CardBrand } from './card-brand.ts';
import { isCvc } from './card-cvc.ts';
import { type CardExpiry, isExpiryValid, readCardExpiry } from './card-expiry.ts';
import { digitsOfNumber, isCardNumber } from './card-number.ts';

/** The card form as typed. docs/rules/cards.md#card-form. */
export type CardForm = {
  readonly cardName: string;
  readonly cardNumber: string;
  readonly cardExpirationDate: string;
  readonly cardCvc: string;
};

/** A typed card that its provider may be asked about. It exists only in the browser's memory. */
export type TypedCard = {
  readonly name: string;
  readonly number: string;
  readonly brand: CardBrand;
  readonly expiry: CardExpiry;
  readonly cvc: string;
};

const cardProblems = ['required', 'tooShort', 'tooLong', 'invalid', 'notAccepted'] as const;
export type CardProblem = (typeof cardProblems)[number];
export type CardProblems = Readonly<Partial<Record<keyof CardForm, CardProblem>>>;

const nameLengths = { min: 3, max: 60 } as const;

/**
 * Checks a typed card: name of 3 to 60 characters without the spaces around it, number, expiry, CVC
 * of the brand's length, accepted brand. Returns the card, or the problem of each wrong field.
 * `now`: milliseconds. docs/rules/cards.md#card-form.
 */
export function checkCard(
  form: CardForm,
  now: number,
  accepted: readonly CardBrand[] = acceptedBrands,
): Result<TypedCard, CardProblems> {
  const number = digitsOfNumber(form.cardNumber);
  const brand = brandOfNumber(number);
  const name = form.cardName.trim();
  const expiry = readCardExpiry(form.cardExpirationDate);
  const problems = withoutGaps({
    cardName: problemOfName(name),
    cardNumber: problemOfNumber(number, brand, accepted),
    cardExpirationDate: problemOfExpiry(form.cardExpirationDate, expiry, now),
    cardCvc: problemOfCvc(form.cardCvc, brand),
  });
  return expiry !== null && Object.keys(problems).length === 0
    ? accept({ name, number, brand, expiry, cvc: form.cardCvc })
    : refuse(problems);
}

const withoutGaps = (problems: Record<keyof CardForm, CardProblem | null>): CardProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));

function problemOfName(name: string): CardProblem | null {
  if (name === '') return 'required';
  if (name.length < nameLengths.min) return 'tooShort';
  return name.length > nameLengths.max ? 'tooLong' : null;
}

function problemOfNumber(
  number: string,
  brand: CardBrand,
  accepted: readonly CardBrand[],
): CardProblem | null {
  if (number === '') return 'required';
  if (!isCardNumber(number)) return 'invalid';
  return accepted.includes(brand) ? null : 'notAccepted';
}

function problemOfExpiry(
  typed: string,
  expiry: CardExpiry | null,
  now: number,
): CardProblem | null {
  if (typed.trim() === '') return 'required';
  return expiry !== null && isExpiryValid(expiry, now) ? null : 'invalid';
}

function problemOfCvc(typed: string, brand: CardBrand): CardProblem | null {
  if (typed === '') return 'required';
  return isCvc(typed, brand) ? null : 'invalid';
}
