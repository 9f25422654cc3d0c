/** Fewest letters of a word whose plural ending is removed. */
const shortestPlural = 4;
/** Fewest letters of a word whose gender ending is removed: "coca" and "coco" are two foods. */
const shortestGender = 5;
const shortestStem = 3;

const cut = (word: string, ending: string): string =>
  word.endsWith(ending) && word.length - ending.length >= shortestStem
    ? word.slice(0, -ending.length)
    : word;

/**
 * Returns what a Spanish word has in common with its plural: "limón" and "limones", "nuez" and
 * "nueces", "nigiri" and "nigiris" have one stem each. The word is in lower case and without
 * accents. A stem is compared, never shown.
 */
export function singularStem(word: string): string {
  if (word.length < shortestPlural) return word;
  const stem = cut(cut(word, 's'), 'e');
  return stem.endsWith('z') ? `${stem.slice(0, -1)}c` : stem;
}

/**
 * Returns what a word has in common with its plural and its other gender ("vegano", "veganas");
 * null for a short word.
 */
export function genderlessStem(word: string): string | null {
  if (word.length < shortestGender) return null;
  const stem = singularStem(word);
  return stem.endsWith('o') || stem.endsWith('a') ? stem.slice(0, -1) : stem;
}
