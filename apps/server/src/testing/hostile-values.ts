export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

const nested = (depth: number): JsonValue => (depth === 0 ? [] : [nested(depth - 1)]);

/**
 * Values that no other system should send in any field: numbers out of range, other types, texts
 * that break something.
 */
const hostileValues: readonly JsonValue[] = [
  ...[
    1e300,
    -1e300,
    Infinity,
    -1,
    -0,
    0,
    0.1,
    2 ** 31,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    2 ** 63,
    1e15,
    1e-320,
    99_999_999.999,
  ],
  ...[
    null,
    undefined,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { '0': 'a' },
    { length: -1 },
    nested(5_000),
    Array.from({ length: 5_000 }, () => 'x'),
  ],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e300',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '１２',
    'null',
    'true',
    '[object Object]',
    'undefined',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202eabc',
    '\u001b[31m',
    'a\r\nb: c',
    '\u2028',
    '\ufeff',
    '🍔',
    'x'.repeat(60_000),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "'; drop table orders; --",
    '<script>alert(1)</script>',
    '%s',
    '../../etc',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    '//evil.example',
    'https://a\u0000.example',
    'http://[::1',
    'file:///etc/passwd',
  ],
  ...[
    '0000-00-00',
    '9999-12-31T23:59:59Z',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '1',
    'Z',
  ],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

type Step = string | number;

/** Returns the paths of all values in a sample response, its root included. */
export function valuePaths(sample: JsonValue, at: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(sample))
    return [at, ...sample.flatMap((each: JsonValue, index) => valuePaths(each, [...at, index]))];
  if (typeof sample !== 'object' || sample === null) return [at];
  return [at, ...Object.entries(sample).flatMap(([key, each]) => valuePaths(each, [...at, key]))];
}

/** Returns the sample with another value at one path. */
export function withValue(
  sample: JsonValue,
  [step, ...rest]: readonly Step[],
  value: JsonValue,
): JsonValue {
  if (step === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((each: JsonValue, index) =>
      index === step ? withValue(each, rest, value) : each,
    );
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([key, each]) => [
      key,
      key === step ? withValue(each, rest, value) : each,
    ]),
  );
}

/** Returns every response that differs from the sample at one path. */
export const hostileVariants = (sample: JsonValue): JsonValue[] =>
  valuePaths(sample).flatMap((place) =>
    hostileValues.map((value) => withValue(sample, place, value)),
  );

const mostNumber = Number.MAX_SAFE_INTEGER;

/**
 * Returns the reason not to store or show a value, or null: a number that no column holds, a text
 * that PostgreSQL refuses, a foreign prototype.
 */
export function unsafeReason(value: unknown, depth = 0): string | null {
  if (depth > 12) return 'too deep';
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) && Math.abs(value) <= mostNumber && !Object.is(value, -0)
        ? null
        : `number ${value}`;
    case 'string':
      return value.includes('\u0000') || !value.isWellFormed() || value.length > 8_192
        ? `text ${JSON.stringify(value.slice(0, 40))}`
        : null;
    case 'object':
      return value === null ? null : unsafeObjectReason(value, depth);
    case 'boolean':
    case 'undefined':
      return null;
    case 'function':
    case 'symbol':
    case 'bigint':
      return typeof value;
  }
}

function unsafeObjectReason(value: object, depth: number): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    return 'foreign prototype';
  if (Object.hasOwn(value, '__proto__')) return 'key __proto__';
  for (const [key, each] of Object.entries(value)) {
    const fault = unsafeReason(each, depth + 1);
    if (fault !== null) return `${key}: ${fault}`;
  }
  return null;
}
