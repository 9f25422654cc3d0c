import { isOneSlipAway } from '../text/is-one-slip-away.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { searchedWords } from './searched-words.ts';

/** A part of a name; `isHit`: the shopper typed it, or something close to it. */
export type MarkedPart = { text: string; isHit: boolean };

const fewestLettersForSlip = 4;

/**
 * Returns a product's name in parts, with those marked that a search found: the typed letters of a
 * word, or the whole word for a slip. docs/rules/menu.md#hits-of-a-search.
 */
export function markSearchHit(name: string, typed: string): readonly MarkedPart[] {
  const words = searchedWords(typed);
  return name
    .split(/([^\p{L}\p{N}]+)/u)
    .flatMap((part) => partsOfWord(part, words))
    .filter(({ text }) => text !== '');
}

function partsOfWord(text: string, typed: readonly string[]): readonly MarkedPart[] {
  const plain = foldAccents(text);
  const held = typed
    .filter((word) => plain.includes(word))
    .toSorted((a, b) => b.length - a.length)[0];
  if (held === undefined) return [{ text, isHit: typed.some((word) => isSlip(plain, word)) }];
  // Some letters fold to two, so that places in the plain word are no places in the name.
  if (plain.length !== text.length) return [{ text, isHit: true }];
  const from = plain.indexOf(held);
  return [
    { text: text.slice(0, from), isHit: false },
    { text: text.slice(from, from + held.length), isHit: true },
    { text: text.slice(from + held.length), isHit: false },
  ];
}

const isSlip = (word: string, typed: string): boolean =>
  typed.length >= fewestLettersForSlip && isOneSlipAway(typed, word);
