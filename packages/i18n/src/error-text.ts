import {
  catalogue,
  type ErrorLabel,
  labelOfCode,
  type Refusal,
} from '@comanda/domain/errors/catalogue.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { alsoText } from './es/also-text.ts';
import { couponRefusalFacts, textsOf } from './coupon-refusal-facts.ts';
import type { ErrorFacts } from './make-error-text.ts';
import type { ErrorTexts } from './es/errors.ts';
import { withDayArticle, weekdayName } from './format/day-text.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';

/** Formats an amount in the tenant's currency. */
export type FormatMoney = (amount: Minor) => string;
export type TitledText = { title: string; text: string };

/**
 * Formats an amount of the metadata. A number is in minor units; a text is returned unchanged; any
 * other value gives undefined.
 */
function amountOf(value: unknown, write: FormatMoney): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? write(minor(Number(value))) : undefined;
}

/**
 * Formats `{ weekday, time, today }`, the opening time from
 * {@link @comanda/domain/store/store-opening.ts}.
 */
function opensText(value: unknown): string | undefined {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('time' in value) ||
    typeof value.time !== 'string'
  )
    return undefined;
  const weekday = weekdays.find((day) => 'weekday' in value && day === value.weekday);
  const isToday = 'today' in value && value.today === true;
  return isToday || weekday === undefined
    ? `a las ${value.time}`
    : `${withDayArticle(weekdayName(weekday))} a las ${value.time}`;
}
const reasonOf = ({ reason }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof reason === 'string' ? reason : undefined;

/** Returns the metadata of a refusal as its text needs them. */
export function errorFacts(
  metadata: Readonly<Record<string, unknown>>,
  write: FormatMoney,
): ErrorFacts {
  const {
    minimum,
    maximum,
    missing,
    available,
    over,
    total,
    items,
    opensAt,
    seconds,
    most,
    triesLeft,
  } = metadata;
  const amount = (value: unknown) => amountOf(value, write);
  return {
    ...couponRefusalFacts(metadata),
    benefit: amount(metadata['benefit']),
    minimum: amount(minimum),
    maximum: amount(maximum),
    missing: amount(missing),
    available: amount(available),
    over: amount(over),
    total: amount(total),
    items: textsOf(items),
    opens: opensText(opensAt),
    seconds: typeof seconds === 'number' ? seconds : undefined,
    most: typeof most === 'number' ? most : undefined,
    triesLeft: typeof triesLeft === 'number' ? triesLeft : undefined,
    reason: reasonOf(metadata),
  };
}

/** Returns the other reasons that a refusal names. A value of another shape is left out. */
const otherRefusals = ({ also }: Refusal['metadata']): readonly Refusal[] =>
  (Array.isArray(also) ? also : []).filter(
    (each): each is Refusal =>
      isRecord(each) && isLabel(String(each['label'])) && isRecord(each['metadata']),
  );

/**
 * Returns the title and text of a refusal. docs/rules/limits.md#texts-of-refusals: the text of
 * `e` + code, with the metadata as its parameters.
 */
export function errorText(
  texts: ErrorTexts,
  { label, metadata }: Refusal,
  write: FormatMoney,
): TitledText {
  const { title, text } = texts[`e${catalogue[label].code}`];
  const facts = errorFacts(metadata, write);
  const others = otherRefusals(metadata).map((each) => errorText(texts, each, write).text);
  return { title: title(facts), text: [text(facts), ...others.map(alsoText)].join(' ') };
}

/**
 * Returns the label of a coupon refusal. An unknown label counts as an invalid coupon
 * (docs/rules/limits.md#texts-of-refusals).
 */
export const couponErrorLabel = (word: string): ErrorLabel =>
  isLabel(word) ? word : 'INVALID_COUPON_CODE';

/**
 * Returns the label of a refusal by its code. If the code gives only DEFAULT, returns the label
 * that the server sent.
 */
export function errorLabelOf(code: number, word: string): ErrorLabel {
  const byCode = labelOfCode(code);
  return byCode === 'DEFAULT' && isLabel(word) ? word : byCode;
}

const isLabel = (word: string): word is ErrorLabel => Object.hasOwn(catalogue, word);
