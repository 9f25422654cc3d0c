/** Returns "y", or "e" before the sound of i: "pan e hinojo", but "pan y hielo". */
const and = (next: string): string => (/^h?[ií](?![aeou])/i.test(next) ? 'e' : 'y');

/** Joins names in a sentence: "papas", "papas y bebida", "papas, bebida y pan". */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}
