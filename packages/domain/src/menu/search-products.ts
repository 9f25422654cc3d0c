import { isOneSlipAway } from '../text/is-one-slip-away.ts';
import { genderlessStem, singularStem } from '../text/spanish-stems.ts';
import type { Product } from './menu.ts';
import {
  type IndexedWord,
  rankOfFact,
  type SearchedFact,
  type SearchIndex,
} from './search-index.ts';
import { isWithoutWord, lettersOf, searchedWords } from './searched-words.ts';

/**
 * Fewest letters of a typed word in which a slip is forgiven, and that is looked for inside of
 * words: "burger" in "cheeseburger".
 */
const fewestLettersForGuess = 4;
/**
 * Fewest letters of a typed word that may have a slip and lack its end, or have another first
 * letter: "pollo" is not "rollo".
 */
const fewestLettersForFreeSlip = 6;

/** Closeness of a word of the menu to a typed word: the closer, the lower. */
const closeness = { whole: 0, begun: 1, guessed: 2 } as const;
type Closeness = keyof typeof closeness;
type Match = { word: IndexedWord; closeness: Closeness };

/** A worse fact outweighs the closeness of all words that a shopper types. */
const factWeight = 1_000;

/**
 * Returns the dishes in which every typed word is found, the best hits first: by the fact that
 * holds the word, then by the closeness of the words, then in the menu's order.
 * docs/rules/menu.md#product-search.
 */
export function searchProducts(index: SearchIndex, typed: string): readonly Product[] {
  const [first, ...others] = searchedWords(typed).map((word) => costsOf(index, word));
  if (first === undefined) return [];
  const found = others.reduce(addCosts, first);
  return [...found]
    .sort(([place, cost], [otherPlace, otherCost]) => cost - otherCost || place - otherPlace)
    .map(([place]) => index.products[place])
    .filter((product) => product !== undefined);
}

/** The cost of a word in each dish that holds it, by the dish's place in the menu. */
type Costs = ReadonlyMap<number, number>;

const addCosts = (one: Costs, other: Costs): Costs => {
  const both = new Map<number, number>();
  for (const [place, cost] of one) {
    const otherCost = other.get(place);
    if (otherCost !== undefined) both.set(place, cost + otherCost);
  }
  return both;
};

function costsOf(index: SearchIndex, typed: string): Costs {
  const costs = new Map<number, number>();
  for (const match of matchesOf(index, typed))
    for (const [place, fact] of match.word.facts) {
      const cost = costOf(match, fact);
      if (cost < (costs.get(place) ?? Number.POSITIVE_INFINITY)) costs.set(place, cost);
    }
  return costs;
}

/** A guess never says that a dish is free of an allergen. */
const costOf = (match: Match, fact: SearchedFact): number =>
  match.closeness === 'guessed' && fact === 'allergenFree'
    ? Number.POSITIVE_INFINITY
    : rankOfFact(fact) * factWeight + closeness[match.closeness];

/**
 * A slip is forgiven only in a word that the menu does not have and that begins none of its words.
 */
function matchesOf(index: SearchIndex, typed: string): readonly Match[] {
  const whole = (index.byStem.get(singularStem(typed)) ?? []).map(matched('whole'));
  // "sin pan" whole is not the beginning of "sin panela".
  if (isWithoutWord(typed) && whole.length > 0) return whole;
  const known = [...whole, ...begunWords(index, typed).map(matched('begun'))];
  return known.length > 0 ? known : guessedWords(index, typed).map(matched('guessed'));
}

const matched =
  (closeness: Closeness) =>
  (word: IndexedWord): Match => ({ word, closeness });

/** Words that begin with the typed one, and the typed word in its other gender. */
function begunWords(index: SearchIndex, typed: string): readonly IndexedWord[] {
  const { words } = index;
  const from = firstNotBefore(words, typed);
  let to = from;
  while (words[to]?.text.startsWith(typed) === true) to += 1;
  const stem = genderlessStem(typed);
  return [
    ...words.slice(from, to),
    ...(stem === null ? [] : (index.byGenderlessStem.get(stem) ?? [])),
  ];
}

/** The place of the first word that is not before the text, by halving. */
function firstNotBefore(words: readonly IndexedWord[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Words of the menu that the shopper may mean: they hold the typed one, or are one slip away from
 * it.
 */
function guessedWords({ words }: SearchIndex, typed: string): readonly IndexedWord[] {
  const letters = lettersOf(typed);
  if (letters < fewestLettersForGuess) return [];
  const stem = singularStem(typed);
  return words.filter(
    (word) =>
      isWithoutWord(word.text) === isWithoutWord(typed) &&
      (word.text.includes(typed) || isSlip(stem, word.stem, letters)),
  );
}

function isSlip(typed: string, word: string, letters: number): boolean {
  if (isForgiven(typed, word, letters)) return true;
  if (letters < fewestLettersForFreeSlip || word.length <= typed.length) return false;
  const { length } = typed;
  return [length - 1, length, length + 1].some((end) =>
    isForgiven(typed, word.slice(0, end), letters),
  );
}

const isForgiven = (typed: string, word: string, letters: number): boolean =>
  isOneSlipAway(typed, word) &&
  (typed[0] === word[0] || typed.length !== word.length || letters >= fewestLettersForFreeSlip);
