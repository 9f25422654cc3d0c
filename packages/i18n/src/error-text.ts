import { catalogue, type ErrorLabel, labelOfCode, type Refusal } from '@comanda/domain/errors/catalogue.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import type { ErrorFacts, ErrorTexts } from './es/errors.ts';

/** How the tenant writes an amount. */
export type WriteMoney = (amount: Minor) => string;
export type Said = { title: string; text: string };

const amounts = ['minimum', 'maximum', 'missing', 'over', 'total'] as const;

/** An amount of the metadata in words: minor units are written as money, a text is taken as it is, anything else is left out. */
function amountOf(value: unknown, write: WriteMoney): string | undefined {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? write(minor(Number(value))) : undefined;
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

function factsOf(metadata: Readonly<Record<string, unknown>>, write: WriteMoney): ErrorFacts {
  const { items, opensAt, seconds } = metadata;
  const written = amounts.flatMap((name) => {
    const amount = amountOf(metadata[name], write);
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return {
    ...Object.fromEntries(written),
    items: textsOf(items),
    ...(typeof opensAt === 'string' ? { opensAt } : {}),
    ...(typeof seconds === 'number' ? { seconds } : {}),
  };
}

/** What a person is told of a refusal. Spec §8: the text of `e` + code, with the metadata as its parameters. */
export function errorText(texts: ErrorTexts, { label, metadata }: Refusal, write: WriteMoney): Said {
  const { title, text } = texts[`e${catalogue[label].code}`];
  return { title, text: text(factsOf(metadata, write)) };
}

/** The refusal of a coupon by the word the server gives; a word that is not known reads as an invalid coupon (Spec §8). */
export const couponLabel = (word: string): ErrorLabel => (isLabel(word) ? word : 'INVALID_COUPON_CODE');

/** The label of a wire refusal: by its code, and, when that says nothing, by its word. */
export function labelOf(code: number, word: string): ErrorLabel {
  const byCode = labelOfCode(code);
  return byCode === 'DEFAULT' && isLabel(word) ? word : byCode;
}

const isLabel = (word: string): word is ErrorLabel => Object.hasOwn(catalogue, word);
