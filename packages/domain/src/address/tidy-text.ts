/** Line breaks and other control signs, which would write a line of their own on a kitchen's paper. */
const controls = /\p{Cc}+/gu;
/** What nobody sees, and what turns the direction of reading for everything after it. */
const unseen = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A line that a person typed, as it is kept: accents in one way (so that the same text is the same), one space between words, none around. */
export function tidyText(text: string): string {
  const line = text.replaceAll(controls, ' ').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim();
  const composed = line.normalize('NFC');
  return composed.length > text.length ? line : composed;
}
