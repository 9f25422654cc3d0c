import { withAsciiDigits } from './with-ascii-digits.ts';
import { cardLengthsAt, hasCheckDigit, maxCardLength, minCardLength } from './card-ranges.ts';
import { withoutMachineValues } from './without-machine-values.ts';

/** Digits in groups, with at most two separators between two of them. */
const runs = /\d+(?:[ .\-/,_]{1,2}\d+)*/g;
const manyDigits = /\d(?:[^\p{L}\d]*\d){12}/u;
const manyUnusualDigits = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){12}/u;
const unusual = /[^\p{ASCII}]/u;

/**
 * Whether a text holds a payment card's number, with or without what stands beside it on a card (expiry date, CVC). It is 13 to 19
 * digits of any script in an issuer's range with the right check digit. They may be in groups with up to two separators between two
 * groups: space, no-break space, dot, dash, slash, comma, underscore. docs/rules/limits.md#card-number-search.
 *
 * A window of a run of groups counts if people group cards that way, so that two phone numbers, a list of prices or a date are none.
 */
export function holdsCardNumber(text: string): boolean {
  if (!mayHoldCardNumber(text)) return false;
  const ascii = withAsciiDigits(text);
  return holdsCardIn(ascii) && holdsCardIn(withoutMachineValues(ascii));
}

/** Whether the text has 13 digits without a letter between them. Cheap; a text for which it is false holds no card number. */
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

/** Where each group begins in the digits of the run, and where the run ends. */
function startsOf(groups: readonly string[]): number[] {
  const starts = [0];
  for (const group of groups) starts.push((starts.at(-1) ?? 0) + group.length);
  return starts;
}

/** Within one group the number stands first or last: an expiry date or a CVC was written next to it without a space. */
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

/** The group after `at` that begins at this digit, or -1. A card has at most as many groups as digits. */
function groupAt(starts: readonly number[], digit: number, at: number): number {
  for (
    let next = at + 1;
    next <= at + maxCardLength && (starts[next] ?? digit + 1) <= digit;
    next += 1
  )
    if (starts[next] === digit) return next;
  return -1;
}

/** How cards are printed, in digits of each group, and how people halve them. */
const printedGroupings: ReadonlySet<string> = new Set([
  ...['4,4,4,4', '4,4,4,4,3', '4,6,5', '4,6,4', '4,4,4,1', '4,3,3,3'],
  ...['6,10', '6,13', '4,12', '12,4', '8,8'],
]);

/** Printed so, or in groups of one or two digits, or in any groups with the same single character between all of them. */
function isGroupedAsCard(groups: readonly string[], separators: readonly string[]): boolean {
  const sizes = groups.map(({ length }) => length);
  if (printedGroupings.has(sizes.join(','))) return true;
  if (sizes.every((size) => size === sizes[0] && size <= 2)) return true;
  const [first = ''] = separators;
  return (
    first.length === 1 && first !== ',' && separators.every((separator) => separator === first)
  );
}
