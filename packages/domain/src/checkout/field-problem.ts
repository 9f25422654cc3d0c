type Plain = 'required' | 'email' | 'format' | 'spacesAtEnds' | 'digitsOnly' | 'mustAccept' | 'nit' | 'rfc';

/** Why a field is refused, as a key of the messages of Spec §5 with its numbers. `amount` in minor units. */
export type FieldProblem =
  { key: Plain } | { key: 'minLength' | 'maxLength' | 'exactLength'; length: number } | { key: 'tooLittleCash'; amount: number };

export const problem = (key: Plain): FieldProblem => ({ key });
