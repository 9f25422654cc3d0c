import { splitStreet } from './written-address.ts';
import { foldAccents } from '../text/fold-accents.ts';

/** Kinds of streets with their abbreviations. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...(['av', 'avda', 'ave', 'avenida'] as const).map((word) => [word, 'avenida'] as const),
  ...(['c', 'cll', 'calle'] as const).map((word) => [word, 'calle'] as const),
  ...(['pje', 'psje', 'pasaje'] as const).map((word) => [word, 'pasaje'] as const),
]);
/** Words that shoppers leave out or add without meaning another street. */
const small: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);
const ordinal = /^(\d{1,2})(?:a|o|er|ra|da|ta|ma|va|na)$/u;

type Name = { kind: string | null; words: readonly string[] };

function nameOf(street: string): Name {
  const all = foldAccents(street)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '')
    .map((word) => kinds.get(word) ?? word.replace(ordinal, '$1'));
  const kind = all.find((word) => [...kinds.values()].includes(word)) ?? null;
  return { kind, words: all.filter((word) => word !== kind && !small.has(word)) };
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/**
 * Returns whether two address texts name the same street. Accents, abbreviations and small words do
 * not matter: "Irarrázaval" is "Av. Irarrázaval", but "4a. Calle" is not "4a. Avenida".
 */
export function isSameStreet(one: string, other: string): boolean {
  const [a, b] = [nameOf(splitStreet(one).street), nameOf(splitStreet(other).street)];
  if (a.words.length === 0 || b.words.length === 0) return false;
  const isNumbered = a.words.some((word) => /^\d+$/.test(word));
  if (isNumbered && a.kind !== null && b.kind !== null && a.kind !== b.kind) return false;
  return isWithin(a.words, b.words) || isWithin(b.words, a.words);
}

/** Returns whether two address texts have the same house number: "12-34", "S/N". */
export const isSameNumber = (one: string, other: string): boolean =>
  splitStreet(one).number.toLowerCase() === splitStreet(other).number.toLowerCase();
