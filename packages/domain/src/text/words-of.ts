import { foldAccents } from './fold-accents.ts';

/** Returns the words of a text in lower case, without accents and signs. */
export const wordsOf = (text: string): readonly string[] =>
  foldAccents(text)
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
