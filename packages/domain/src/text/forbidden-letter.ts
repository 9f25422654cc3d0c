/**
 * A character that no text of the shop may contain. `control`: a control character. `direction`: it
 * turns the direction of reading. `invisible`: nobody sees it. `half`: half a character. `code`:
 * such as `U+0007`.
 */
export type ForbiddenLetter = { kind: keyof typeof forbidden; code: string };

/** Tabs, line ends, emoji joiners (U+200D) and soft hyphens are allowed. */
const forbidden = {
  control: /(?![\t\n\r])\p{Cc}/u,
  direction: /[\u202a-\u202e\u2066-\u2069]/,
  invisible: /[\u200b\u2060-\u2064\ufeff]/,
  half: /\p{Surrogate}/u,
};
const kinds = ['control', 'direction', 'invisible', 'half'] as const;

/** Returns the first forbidden character of a text by the order of the kinds, or null. */
export function forbiddenLetter(text: string): ForbiddenLetter | null {
  for (const kind of kinds) {
    const match = forbidden[kind].exec(text);
    if (match) return { kind, code: codeOf(match[0]) };
  }
  return null;
}

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
