import { genderlessStem, singularStem } from '../text/spanish-stems.ts';
import { productsOfCategory, type MenuIndex } from './menu-index.ts';
import type { Category, Product } from './menu.ts';
import type { ProductTag } from './product-tags.ts';
import { searchedWords } from './searched-words.ts';

/**
 * Facts of a dish in which the search looks, the most telling one first. Hits are ranked in this
 * order.
 */
const searchedFacts = ['name', 'category', 'tag', 'allergenFree', 'description', 'option'] as const;
export type SearchedFact = (typeof searchedFacts)[number];
export const rankOfFact = (fact: SearchedFact): number => searchedFacts.indexOf(fact);

/**
 * A word of the menu, and the most telling fact that holds it for each dish, by the dish's place in
 * the menu.
 */
export type IndexedWord = {
  text: string;
  stem: string;
  facts: Map<number, SearchedFact>;
};

/** Built once for a menu, then only read. `words` are in the order of their characters. */
export type SearchIndex = {
  products: readonly Product[];
  words: readonly IndexedWord[];
  byStem: ReadonlyMap<string, readonly IndexedWord[]>;
  byGenderlessStem: ReadonlyMap<string, readonly IndexedWord[]>;
};

/** Names of the tags, as the shopper reads them. */
export type TagNames = Readonly<Record<ProductTag, string>>;

type WordsOf = Readonly<Record<SearchedFact, readonly string[]>>;

/** Returns the search index of a store's menu. docs/rules/menu.md#product-search. */
export function indexSearch(index: MenuIndex, tagNames: TagNames): SearchIndex {
  const { products } = index.menu;
  const words = new Map<string, IndexedWord>();
  const wordsOf = wordsOfProducts(index, tagNames);
  for (const [place, product] of products.entries())
    for (const fact of searchedFacts)
      for (const word of wordsOf(product)[fact]) addFact(words, word, { place, fact });
  const sorted = [...words.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
  return {
    products,
    words: sorted,
    byStem: groupedBy(sorted, ({ stem }) => stem),
    byGenderlessStem: groupedBy(sorted, ({ text, stem }) => genderlessStem(text) ?? stem),
  };
}

function groupedBy(
  words: readonly IndexedWord[],
  keyOf: (word: IndexedWord) => string,
): ReadonlyMap<string, readonly IndexedWord[]> {
  const groups = new Map<string, IndexedWord[]>();
  for (const word of words) {
    const group = groups.get(keyOf(word));
    if (group === undefined) groups.set(keyOf(word), [word]);
    else group.push(word);
  }
  return groups;
}

/**
 * Adds a fact of a dish to a word. A more telling fact of the same dish stays: facts come in the
 * order of their rank.
 */
function addFact(
  words: Map<string, IndexedWord>,
  text: string,
  { place, fact }: { place: number; fact: SearchedFact },
): void {
  const word = words.get(text) ?? { text, stem: singularStem(text), facts: new Map() };
  words.set(text, word);
  if (!word.facts.has(place)) word.facts.set(place, fact);
}

function wordsOfProducts(index: MenuIndex, tagNames: TagNames): (product: Product) => WordsOf {
  const categoryWords = wordsOfCategories(index);
  const optionWords = wordsOfGroups(index);
  const freeWords = wordsOfAllergens(index.menu.products, tagNames);
  return (product) => ({
    name: searchedWords(product.name),
    category: categoryWords.get(product.id) ?? [],
    tag: product.tags.flatMap((tag) => tagWords(tagNames[tag])),
    allergenFree: freeWords(product),
    description: searchedWords(product.description),
    option: product.modifierGroupIds.flatMap((id) => optionWords.get(id) ?? []),
  });
}

function wordsOfCategories(index: MenuIndex): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, readonly string[]>();
  for (const category of index.menu.categories) {
    const own = wordsOfCategory(category);
    for (const { id } of productsOfCategory(category, index))
      words.set(id, [...(words.get(id) ?? []), ...own]);
  }
  return words;
}

const wordsOfCategory = ({ name, searchWords = [] }: Category): readonly string[] =>
  [name, ...searchWords].flatMap(searchedWords);

/** A tag "Sin gluten" is found by "gluten" too: no dish is found by an allergen that it has. */
const tagWords = (name: string): readonly string[] => [
  ...searchedWords(name),
  ...name.split(' ').slice(1).flatMap(searchedWords),
];

/** Words of the options that are not switched off, by group. */
const wordsOfGroups = ({
  menu,
  disabledModifiers,
}: MenuIndex): ReadonlyMap<number, readonly string[]> =>
  new Map(
    menu.modifierGroups.map(({ id, modifiers }) => [
      id,
      modifiers
        .filter((modifier) => !disabledModifiers.has(modifier.id))
        .flatMap(({ name }) => searchedWords(name)),
    ]),
  );

/**
 * Returns a function that names the allergens of the menu that a dish is free of: "sin mostaza". A
 * dish without a list of allergens is free of none, because nobody said so. Where a tag of the menu
 * says the same ("Sin gluten"), only the tag counts.
 */
function wordsOfAllergens(
  products: readonly Product[],
  tagNames: TagNames,
): (product: Product) => readonly string[] {
  const claimed = new Set(
    products.flatMap(({ tags }) => tags.flatMap((tag) => searchedWords(tagNames[tag]))),
  );
  const allergens = [...new Set(products.flatMap(({ allergens }) => allergens))]
    .map((name) => ({ name, words: searchedWords(`sin ${name}`) }))
    .filter(({ words }) => !words.some((word) => claimed.has(word)));
  return ({ allergens: own }) =>
    own.length === 0
      ? []
      : allergens.filter(({ name }) => !own.includes(name)).flatMap(({ words }) => words);
}
