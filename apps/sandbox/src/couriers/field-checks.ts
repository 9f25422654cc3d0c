import { isObject } from '../http/read-json.ts';

/** Returns the problem of a value, or null if the value is valid. */
export type FieldCheck = (value: unknown) => string | null;
export type FieldChecks = Readonly<Record<string, FieldCheck>>;
type Shape = Readonly<Record<string, unknown>>;

/**
 * Returns the problem of each field of a body: missing, unknown, or invalid. Empty if the body is
 * valid.
 */
export function fieldProblems(
  body: Shape,
  required: FieldChecks,
  optional: FieldChecks,
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const name of Object.keys(body)) {
    const check = required[name] ?? optional[name];
    const problem = check === undefined ? 'unknown field' : check(body[name]);
    if (problem !== null) problems[name] = problem;
  }
  for (const name of Object.keys(required))
    if (body[name] === undefined) problems[name] = 'required';
  return problems;
}

const unless = (good: boolean, problem: string): string | null => (good ? null : problem);

export const textField =
  (most: number, least = 1): FieldCheck =>
  (value) =>
    unless(
      typeof value === 'string' && value.length >= least && value.length <= most,
      `text of ${least} to ${most} characters`,
    );
export const wholeField =
  (least: number, most = 1_000_000_000): FieldCheck =>
  (value) =>
    unless(
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
      `whole number from ${least} to ${most}`,
    );
export const numberField =
  (least: number, most: number): FieldCheck =>
  (value) =>
    unless(
      typeof value === 'number' && value >= least && value <= most,
      `number from ${least} to ${most}`,
    );
export const oneOfField =
  (...values: readonly string[]): FieldCheck =>
  (value) =>
    unless(typeof value === 'string' && values.includes(value), `one of ${values.join(', ')}`);
export const patternField =
  (pattern: RegExp, what: string): FieldCheck =>
  (value) =>
    unless(typeof value === 'string' && pattern.test(value), what);
export const flagField: FieldCheck = (value) => unless(typeof value === 'boolean', 'true or false');
export const phoneField: FieldCheck = patternField(
  /^\+[1-9]\d{7,14}$/,
  'phone number in E.164: +56912345678',
);
export const latitudeField: FieldCheck = numberField(-90, 90);
export const longitudeField: FieldCheck = numberField(-180, 180);
/** An instant in RFC 3339, with its offset. */
export const instantField: FieldCheck = (value) =>
  unless(
    typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
    'instant in RFC 3339',
  );

/** Checks an object by its fields. Returns the first problem, with the field's name. */
export const objectField =
  (required: FieldChecks, optional: FieldChecks = {}): FieldCheck =>
  (value) => {
    if (!isObject(value)) return 'object';
    const [problem] = Object.entries(fieldProblems(value, required, optional));
    return problem === undefined ? null : `${problem[0]}: ${problem[1]}`;
  };

export const listField =
  (each: FieldCheck, least = 1, most = 200): FieldCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return `list of ${least} to ${most}`;
    const items: readonly unknown[] = value;
    const index = items.findIndex((item) => each(item) !== null);
    return index === -1 ? null : `${index}: ${each(items[index])}`;
  };
