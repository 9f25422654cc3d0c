import type { Product } from './menu.ts';
import { searchedWords } from './searched-words.ts';

const maxNearest = 2;
/** Shared pairs of letters below which a name is no help. */
const leastLikeness = 0.3;

/**
 * Returns the products whose names are nearest to a text that found nothing, at most two: by the
 * pairs of letters that a typed word shares with a word of the name.
 * docs/rules/menu.md#hits-of-a-search.
 */
export function nearestProducts(products: readonly Product[], typed: string): readonly Product[] {
  const words = searchedWords(typed);
  return products
    .map((product) => ({ product, likeness: likenessOf(searchedWords(product.name), words) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, maxNearest)
    .map(({ product }) => product);
}

const likenessOf = (name: readonly string[], typed: readonly string[]): number =>
  Math.max(0, ...typed.flatMap((word) => name.map((other) => sharedPairs(word, other))));

/** Dice's coefficient of the pairs of letters, from 0 to 1. */
function sharedPairs(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  const all = first.size + second.size;
  return all === 0 ? 0 : (2 * shared) / all;
}

const pairsOf = (word: string): ReadonlySet<string> =>
  new Set([...word].slice(1).map((letter, at) => `${word[at]}${letter}`));
