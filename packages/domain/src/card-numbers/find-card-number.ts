import { withAsciiDigits } from './with-ascii-digits.ts';
import { cardLengthsAt, hasCheckDigit, maxCardLength, minCardLength } from './card-ranges.ts';
import { withoutMachineValues } from './without-machine-values.ts';

/** Runs of groups of digits, with at most two separators between two groups. */
const runs = /\d+(?:[ .\-/,_]{1,2}\d+)*/g;
const manyDigits = /\d(?:[^\p{L}\d]*\d){12}/u;
const manyUnusualDigits = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){12}/u;
const unusual = /[^\p{ASCII}]/u;

/**
 * Returns whether a text contains the number of a payment card, also next to its expiry date or
 * CVC. A number has 13 to 19 digits of any script in an issuer's range with the right check digit.
 * Up to two separators may stand between groups of digits: space, no-break space, dot, dash, slash,
 * comma, underscore. docs/rules/limits.md#card-number-search.
 *
 * A part of a run counts only if shoppers group card numbers that way, so that two phone numbers, a
 * list of prices or a date are no match.
 */
export function holdsCardNumber(text: string): boolean {
  if (!mayHoldCardNumber(text)) return false;
  const ascii = withAsciiDigits(text);
  return holdsCardIn(ascii) && holdsCardIn(withoutMachineValues(ascii));
}

/**
 * Returns whether the text has 13 digits without a letter between them. A cheap check: if it is
 * false, the text contains no card number.
 */
export const mayHoldCardNumber = (text: string): boolean =>
  text.length >= minCardLength && (unusual.test(text) ? manyUnusualDigits : manyDigits).test(text);

const holdsCardIn = (ascii: string): boolean =>
  (ascii.match(runs) ?? []).some((run) => runHoldsCard(run));

function runHoldsCard(run: string): boolean {
  const groups = run.split(/[^\d]+/);
  const digits = groups.join('');
  if (digits.length < minCardLength) return false;
  const separators = run.split(/\d+/).slice(1, -1);
  const starts = startsOf(groups);
  return groups.some(
    (group, at) =>
      holdsGluedCard(group) || startsGroupedCard({ groups, separators, digits, starts }, at),
  );
}

/** Returns the position of each group in the digits of the run, and the end of the run. */
function startsOf(groups: readonly string[]): number[] {
  const starts = [0];
  for (const group of groups) starts.push((starts.at(-1) ?? 0) + group.length);
  return starts;
}

/**
 * Returns whether a group begins or ends with a card number: an expiry date or a CVC may follow or
 * precede it without a space.
 */
function holdsGluedCard(group: string): boolean {
  if (group.length < minCardLength) return false;
  const isCard = (from: number, length: number) =>
    cardLengthsAt(group, from).includes(length) && hasCheckDigit(group, from, length);
  for (let length = minCardLength; length <= Math.min(maxCardLength, group.length); length += 1)
    if (isCard(0, length) || isCard(group.length - length, length)) return true;
  return false;
}

type Run = {
  readonly groups: readonly string[];
  readonly separators: readonly string[];
  readonly digits: string;
  readonly starts: readonly number[];
};

function startsGroupedCard({ groups, separators, digits, starts }: Run, at: number): boolean {
  const from = starts[at] ?? 0;
  return cardLengthsAt(digits, from).some((length) => {
    const next = groupAt(starts, from + length, at);
    if (next === -1) return false;
    return (
      hasCheckDigit(digits, from, length) &&
      isGroupedAsCard(groups.slice(at, next), separators.slice(at, next - 1))
    );
  });
}

/**
 * Returns the group after `at` that begins at this digit, or -1. A card number has at most as many
 * groups as digits.
 */
function groupAt(starts: readonly number[], digit: number, at: number): number {
  for (
    let next = at + 1;
    next <= at + maxCardLength && (starts[next] ?? digit + 1) <= digit;
    next += 1
  )
    if (starts[next] === digit) return next;
  return -1;
}

/** Digits per group as printed on cards, and common ways of splitting a number into two. */
const printedGroupings: ReadonlySet<string> = new Set([
  ...['4,4,4,4', '4,4,4,4,3', '4,6,5', '4,6,4', '4,4,4,1', '4,3,3,3'],
  ...['6,10', '6,13', '4,12', '12,4', '8,8'],
]);

/**
 * Returns whether the groups look like a card number: printed grouping, groups of one or two
 * digits, or one same separator between all groups.
 */
function isGroupedAsCard(groups: readonly string[], separators: readonly string[]): boolean {
  const sizes = groups.map(({ length }) => length);
  if (printedGroupings.has(sizes.join(','))) return true;
  if (sizes.every((size) => size === sizes[0] && size <= 2)) return true;
  const [first = ''] = separators;
  return (
    first.length === 1 && first !== ',' && separators.every((separator) => separator === first)
  );
}
