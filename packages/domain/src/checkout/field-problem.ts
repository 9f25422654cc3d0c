/** `refused`: no more is known than that it is wrong. `notOffered`: it was chosen, and is not on offer any more. */
export const plainProblems = [
  'required',
  'email',
  'format',
  'spacesAtEnds',
  'digitsOnly',
  'mustAccept',
  'nit',
  'rfc',
  'unconfirmedLocation',
  'refused',
  'notOffered',
] as const;
export type PlainProblem = (typeof plainProblems)[number];

/**
 * Why a field is refused, as a key of the messages with its numbers. Minor units: `amount` is the least or the most that is
 * allowed, `example` an amount as it should be typed.
 */
export type FieldProblem =
  | { key: PlainProblem }
  | { key: 'minLength' | 'maxLength' | 'exactLength'; length: number }
  | { key: 'tooLittleCash' | 'tooMuchTip'; amount: number }
  | { key: 'noAmount'; example: number };

export const problem = (key: PlainProblem): FieldProblem => ({ key });
