/** A text in a place: `menu.addToCart`. Records inside an area count as one text. */
export type TextKey = string;

const wordsIn = (source: string): ReadonlySet<string> => new Set(source.match(/[A-Za-z_$][\w$]*/g));

/**
 * The texts that no source names, as `area.key`. A name counts wherever it stands, so that `texts[kind]` beside the word `kind: 'pickup'`
 * is a use: this finds what was surely left behind, and never blames what is used.
 */
export function unusedKeys(areas: Readonly<Record<string, object>>, sources: readonly string[]): readonly TextKey[] {
  const used = wordsIn(sources.join('\n'));
  return Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((key) => !used.has(key))
      .map((key) => `${area}.${key}`),
  );
}
