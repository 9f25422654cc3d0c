import type { Refusal } from '../errors/catalogue.ts';
import type { FieldName } from './check-form.ts';
import { type FieldProblem, type PlainProblem, plainProblems, problem } from './field-problem.ts';

const plainFields = [
  'deliveryOption',
  'name',
  'email',
  'phone',
  'paymentMethod',
  'cashAmount',
  'termsAndConditions',
  'tip',
  'storeTip',
  'address',
  'plus18',
] as const satisfies readonly (FieldName | 'tip' | 'storeTip' | 'address' | 'plus18')[];

/**
 * The fields that the checkout can mark: its fields, its tips, the address, and the question of
 * age.
 */
export type MarkedField = (typeof plainFields)[number] | `answer.${number}`;
export type FieldMark = readonly [field: MarkedField, problem: FieldProblem];
type Metadata = Refusal['metadata'];

/**
 * Returns the fields that a refusal of POST v1/orders (or of its guest session) names, each with
 * its problem. The checkout marks them and the shopper corrects them. Empty for a refusal that
 * names none; a modal shows that refusal. docs/rules/checkout.md#refused-field-is-marked.
 */
export function refusedFields({ label, metadata }: Refusal): readonly FieldMark[] {
  if (label === 'FIELD_VALIDATION')
    return [...marksOf(metadata['fields']), ...marksOfPath(metadata, problem('refused'))];
  if (label === 'PARAMETER_MISSING') return marksOfPath(metadata, problem('refused'));
  if (label === 'INVALID_PARAMETER' && metadata['reason'] === 'TIP_TOO_LARGE')
    return tipTooLarge(metadata);
  if (label === 'INVALID_PARAMETER' && metadata['reason'] === 'CARD_NUMBER')
    return marksOfPath(metadata, problem('cardNumber'));
  if (label === 'PARAMETER_NOT_RELATED') return markOf(metadata['field'], problem('notOffered'));
  const isMethod =
    label === 'INVALID_PAYMENT_CHANNEL' ||
    (label === 'OPERATION_NOT_SUPPORTED' && metadata['reason'] === 'ONLINE_PAYMENT');
  return isMethod ? [['paymentMethod', problem('notOffered')]] : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads `fields` of the metadata: field name to problem. */
const marksOf = (fields: unknown): readonly FieldMark[] =>
  isObject(fields)
    ? Object.entries(fields).flatMap(([name, found]: [string, unknown]) =>
        markOf(name, problemOf(found)),
      )
    : [];

/**
 * Marks the value that a refusal names by its path in the request: `order.cash_amount`, or `name`
 * for a guest session. A part of the address marks the address.
 */
function marksOfPath({ field }: Metadata, found: FieldProblem): readonly FieldMark[] {
  const steps = typeof field === 'string' ? field.split('.') : [];
  const [name = '', ...deeper] = steps.length > 1 ? steps.slice(1) : steps;
  const camel = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return deeper.length > 0 && camel !== 'address' ? [] : markOf(camel, found);
}

const tipTooLarge = ({ field, maximum }: Metadata): readonly FieldMark[] =>
  markOf(
    field,
    typeof maximum === 'number' ? { key: 'tooMuchTip', amount: maximum } : problem('refused'),
  );

function markOf(name: unknown, found: FieldProblem): readonly FieldMark[] {
  const field = plainFields.find((one) => one === name) ?? (isAnswer(name) ? name : undefined);
  return field === undefined ? [] : [[field, found]];
}

const isAnswer = (name: unknown): name is `answer.${number}` =>
  typeof name === 'string' && /^answer\.\d+$/.test(name);
const isPlain = (key: unknown): key is PlainProblem => plainProblems.some((one) => one === key);

/** Returns the server's problem; one that this version does not know becomes `refused`. */
function problemOf(found: unknown): FieldProblem {
  if (!isObject(found) || !('key' in found)) return problem('refused');
  const { key } = found;
  if (isPlain(key)) return problem(key);
  const isLength = key === 'minLength' || key === 'maxLength' || key === 'exactLength';
  if (isLength && 'length' in found && typeof found.length === 'number')
    return { key, length: found.length };
  if (key === 'tooLittleCash' && 'amount' in found && typeof found.amount === 'number')
    return { key, amount: found.amount };
  return problem('refused');
}
