/** Returns "y", or "e" before the sound of i: "pan e hinojo", but "pan y hielo". */
const and = (next: string): string => (/^h?[ií](?![aeou])/i.test(next) ? 'e' : 'y');
/** Returns "o", or "u" before the sound of o: "papas u omelette". */
const or = (next: string): string => (/^h?[oó]/i.test(next) ? 'u' : 'o');

/** Joins names in a sentence: "papas", "papas y bebida", "papas, bebida y pan". */
export const joinNames = (names: readonly string[]): string => joinWith(and, names);

/** Joins names of which one is enough: "papas o bebida". */
export const joinChoices = (names: readonly string[]): string => joinWith(or, names);

function joinWith(word: (next: string) => string, names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${word(last)} ${last}`;
}
