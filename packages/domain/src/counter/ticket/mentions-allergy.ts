/** Beginnings of words by which shoppers name an allergy, without accents and in lower case. */
const words = [
  ...['alerg', 'celiac', 'intoleran', 'anafila', 'sin gluten', 'sin tacc'],
  ...['hace mal', 'hacen mal', 'hace muy mal', 'hacen muy mal', 'hace dano', 'hacen dano'],
];

/**
 * Guesses whether a free note of a shopper names an allergy, so that a ticket shows it as a
 * warning. A store that wants to know asks a question of kind `allergy`.
 * docs/rules/counter-ticket.md#allergies.
 */
export function mentionsAllergy(note: string): boolean {
  const plain = note.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(plain));
}
