import { foldAccents } from '@comanda/domain/text/fold-accents.ts';

const abbreviations: Record<string, string> = {
  av: 'avenida',
  avda: 'avenida',
  ave: 'avenida',
  pje: 'pasaje',
  psje: 'pasaje',
  cll: 'calle',
  cra: 'carrera',
  sta: 'santa',
  gral: 'general',
};
/** Words after which the text is not part of the street. */
const unitWords: ReadonlySet<string> = new Set([
  'depto',
  'dpto',
  'departamento',
  'casa',
  'oficina',
  'of',
  'piso',
  'torre',
  'block',
  'local',
  'int',
  'interior',
  'cp',
]);
/** Words that a shopper may leave out or add without meaning another street. */
const optionalWords: ReadonlySet<string> = new Set([
  'avenida',
  'calle',
  'pasaje',
  'carrera',
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'n',
  'no',
  'nro',
  'numero',
  'colonia',
  'col',
  'cdmx',
  'comuna',
  'chile',
]);

/** `4a.`, `3ra`: the number of a numbered street in any spelling. */
const ordinal = /^(\d{1,2})(?:a|o|er|ra|da|ta|ma|va|na)$/;

/**
 * Splits an address into words without accents and signs, with abbreviations written out: `Av.
 * Irarrázaval 2014, Ñuñoa` is avenida irarrazaval 2014 nunoa, and `4a. avenida 12-34` is 4 avenida
 * 12-34.
 */
export const addressTokens = (text: string): string[] =>
  foldAccents(text)
    .split(/(?:[^a-z0-9-]|(?<!\d)-|-(?!\d))+/)
    .filter((word) => word !== '')
    .map((word) => abbreviations[word] ?? word.replace(ordinal, '$1'));

/** Returns the words before "depto", "casa", … */
export const streetWords = (words: readonly string[]): string[] => {
  const end = words.findIndex((word, place) => place > 0 && unitWords.has(word));
  return end === -1 ? [...words] : words.slice(0, end);
};

export const isOptionalWord = (word: string): boolean => optionalWords.has(word);
/** Returns whether a word names a kind of street. */
export const isStreetKind = (word: string): boolean =>
  ['avenida', 'calle', 'pasaje', 'carrera'].includes(word);
export const isNumberWord = (word: string): boolean => /^\d{1,5}(-\d{1,3})?$/.test(word);

/**
 * Returns a house's position among the numbers of its street: `12-34` is 34 metres after the corner
 * of the 12th, so 12.34.
 */
export function houseNumberOf(word: string): number {
  const [block, metres] = word.split('-').map(Number);
  return (block ?? 0) + Math.min(metres ?? 0, 99) / 100;
}
