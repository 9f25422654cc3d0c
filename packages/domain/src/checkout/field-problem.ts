import { taxIdKinds } from '../store/question-kinds.ts';

/**
 * `refused`: wrong without a known reason. `notOffered`: the choice is not offered any more.
 * `cardNumber`: has the number of a payment card.
 */
export const plainProblems = [
  'required',
  'email',
  'format',
  'spacesAtEnds',
  'digitsOnly',
  'mustAccept',
  ...taxIdKinds,
  'unconfirmedLocation',
  'refused',
  'notOffered',
  'cardNumber',
] as const;
export type PlainProblem = (typeof plainProblems)[number];

/**
 * The reason for which a field is refused: a message key with its numbers. In minor units: `amount`
 * is the least or the most that is allowed, `example` an amount as it should be typed. `digit`: the
 * one that a phone number starts with.
 */
export type FieldProblem =
  | { key: PlainProblem }
  | { key: 'minLength' | 'maxLength' | 'exactLength'; length: number }
  | { key: 'tooLittleCash' | 'tooMuchTip'; amount: number }
  | { key: 'noAmount'; example: number }
  | { key: 'firstDigit'; digit: string };

export const problem = (key: PlainProblem): FieldProblem => ({ key });
