import { wordsOf } from '../text/words-of.ts';

/** Words that say nothing of a dish. */
const functionWords = new Set(
  'a al con de del e el en es la las lo los o para por que se su tu u un una unas uno unos y'.split(
    ' ',
  ),
);
const negations = new Set(['sin', 'ni']);

/**
 * Returns the words of a text as the search compares them: without accents, capitals and function
 * words. A word after "sin" is one word with it, so that "pescado" does not find "Sin pescado", and
 * "sin gluten" finds no dish that has gluten. A "sin" at the end stands alone: the shopper is still
 * typing.
 */
export function searchedWords(text: string): readonly string[] {
  const plain = wordsOf(text).filter((word) => !functionWords.has(word));
  return plain.flatMap((word, place) => {
    const before = plain[place - 1];
    if (negations.has(word)) return word === 'sin' && place === plain.length - 1 ? [word] : [];
    return [before !== undefined && negations.has(before) ? withoutWord(word) : word];
  });
}

const withoutPrefix = 'sin ';
const withoutWord = (word: string): string => `${withoutPrefix}${word}`;
export const isWithoutWord = (word: string): boolean => word.startsWith(withoutPrefix);

/** Returns the letters of a searched word, without the "sin" before it. */
export const lettersOf = (word: string): number =>
  isWithoutWord(word) ? word.length - withoutPrefix.length : word.length;
