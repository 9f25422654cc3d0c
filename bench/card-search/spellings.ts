import { cardPrefixes } from './flow-card.ts';

/**
 * A way in which a number may lie in bytes. A number is known by its first eleven digits (`lead`:
 * prefix and run), which all cards of a kind share, so that one pattern finds every flow's number,
 * and also a number that was cut after eleven digits. `plant` spells a whole number. `patterns` are
 * regular expressions over the bytes as latin1; `holds` checks a match that so few bytes could be
 * by chance.
 */
export type Spelling = {
  name: string;
  plant(number: string): Buffer;
  patterns(lead: string): string[];
  holds?(bytes: Buffer, at: number, lead: string): boolean;
};

/**
 * Up to two characters between two digits: blanks, dashes, dots, the zero bytes of UTF-16, escapes
 * of URLs and of JSON.
 */
const gap = String.raw`(?:[\0 .,/_+|:-]|\xc2\xa0|%20|%2[dD]|\\u00a0){0,2}`;

const literal = (bytes: Buffer): string =>
  [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const each = (digits: string, spell: (digit: string) => string): string =>
  [...digits].map(spell).join('');

/** A spelling of each digit by itself. */
const perDigit = (name: string, spell: (digit: string) => string): Spelling => ({
  name,
  plant: (number) => Buffer.from(each(number, spell)),
  patterns: (lead) => [literal(Buffer.from(each(lead, spell)))],
});

const fromCode = (base: number) => (digit: string) => String.fromCodePoint(base + Number(digit));

/**
 * Base64 has three forms of the same bytes, after the place in the groups of three. Only whole
 * groups are compared.
 */
const base64: Spelling = {
  name: 'base64',
  plant: (number) => Buffer.from(Buffer.from(`n:${number};`).toString('base64')),
  patterns: (lead) =>
    [0, 2, 1].map((skipped) => {
      const whole = Math.floor((lead.length - skipped) / 3) * 3;
      return literal(
        Buffer.from(Buffer.from(lead.slice(skipped, skipped + whole)).toString('base64')),
      );
    }),
};

/**
 * Whole numbers of eight bytes. The upper five bytes are one or two values for all numbers of a
 * lead; the rest is checked by its range.
 */
const int64 = (name: string, order: 'LE' | 'BE'): Spelling => {
  const bytesOf = (value: bigint): Buffer => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(value);
    return order === 'BE' ? bytes : bytes.reverse();
  };
  const upper = (bytes: Buffer) => (order === 'BE' ? bytes.subarray(0, 5) : bytes.subarray(3));
  return {
    name,
    plant: (number) => bytesOf(BigInt(number)),
    patterns: (lead) => [...new Set(rangeOf(lead).map((end) => literal(upper(bytesOf(end)))))],
    holds: (bytes, at, lead) => {
      const from = order === 'BE' ? at : at - 3;
      if (from < 0 || from + 8 > bytes.length) return false;
      const value = order === 'BE' ? bytes.readBigUInt64BE(from) : bytes.readBigUInt64LE(from);
      const [least, most] = rangeOf(lead);
      return value >= least && value <= most;
    },
  };
};

function rangeOf(lead: string): readonly [bigint, bigint] {
  const rest = 10n ** (lead.startsWith('37') ? 4n : 5n);
  return [BigInt(lead) * rest, (BigInt(lead) + 1n) * rest - 1n];
}

/**
 * `numeric` of PostgreSQL, also inside of jsonb: groups of four digits from the right, each a small
 * number of two bytes.
 */
const pgNumeric: Spelling = {
  name: 'numeric of PostgreSQL',
  plant: (number) => groupsOf(number.padStart(16, '0')),
  patterns: (lead) =>
    lead.startsWith('37')
      ? [literal(groupsOf(`0${lead}`))]
      : [...'0123456789'].map((next) => literal(groupsOf(`${lead}${next}`))),
};

function groupsOf(digits: string): Buffer {
  const groups = (digits.match(/.{4}/g) ?? []).map(Number);
  const bytes = Buffer.alloc(groups.length * 2);
  groups.forEach((group, at) => bytes.writeUInt16LE(group, at * 2));
  return bytes;
}

const plain = (name: string, separator: string): Spelling => ({
  name,
  plant: (number) => Buffer.from((number.match(/.{1,4}/g) ?? []).join(separator)),
  patterns: (lead) => [[...lead].join(gap)],
});

export const spellings: readonly Spelling[] = [
  plain('digits', ''),
  plain('groups with blanks', ' '),
  plain('groups with dashes', '-'),
  plain('groups with no-break spaces', '\u00a0'),
  plain('groups in an address', '%20'),
  { ...plain('UTF-16', ''), plant: (number) => Buffer.from(number, 'utf16le') },
  perDigit('hexadecimal', (digit) => `3${digit}`),
  perDigit('escapes of an address', (digit) => `%3${digit}`),
  perDigit('escapes of JSON', (digit) => `\\u003${digit}`),
  perDigit('entities of HTML', (digit) => `&#${48 + Number(digit)};`),
  perDigit('full-width digits', fromCode(0xff10)),
  perDigit('Arabic digits', fromCode(0x660)),
  base64,
  int64('whole number, big end first', 'BE'),
  int64('whole number, little end first', 'LE'),
  pgNumeric,
];

/** The first eleven digits of every card of a run. */
export const leadsOf = (run: string): string[] =>
  Object.values(cardPrefixes).map((prefix) => `${prefix}${run}`);
