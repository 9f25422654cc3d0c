import { foldAccents } from './fold-accents.ts';
import { isOneSlipAway } from './is-one-slip-away.ts';

/** A part of a text; `isHit`: the shopper typed it, or something close to it. */
export type MarkedPart = { text: string; isHit: boolean };

const fewestLettersForSlip = 4;
/** A shorter word is marked only where a word begins: "a" is in nearly every word. */
const fewestLettersInside = 3;

/**
 * Returns a text in parts, with those marked that the typed words found: the typed letters of a
 * word, or the whole word for a slip. `typed` are words in lower case without accents.
 * docs/rules/menu.md#hits-of-a-search, docs/rules/places.md#search-while-typing.
 */
export function markTypedLetters(text: string, typed: readonly string[]): readonly MarkedPart[] {
  return text
    .split(/([^\p{L}\p{N}]+)/u)
    .flatMap((part) => partsOfWord(part, typed))
    .filter((part) => part.text !== '');
}

function partsOfWord(text: string, typed: readonly string[]): readonly MarkedPart[] {
  const plain = foldAccents(text);
  const held = typed.filter((word) => isIn(plain, word)).toSorted((a, b) => b.length - a.length)[0];
  if (held === undefined) return [{ text, isHit: typed.some((word) => isSlip(plain, word)) }];
  // Some letters fold to two, so that places in the plain word are no places in the text.
  if (plain.length !== text.length) return [{ text, isHit: true }];
  const from = plain.indexOf(held);
  return [
    { text: text.slice(0, from), isHit: false },
    { text: text.slice(from, from + held.length), isHit: true },
    { text: text.slice(from + held.length), isHit: false },
  ];
}

const isIn = (plain: string, word: string): boolean =>
  word.length < fewestLettersInside ? plain.startsWith(word) : plain.includes(word);

const isSlip = (plain: string, word: string): boolean =>
  word.length >= fewestLettersForSlip && isOneSlipAway(word, plain);
